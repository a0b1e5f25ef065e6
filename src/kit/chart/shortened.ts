/** Returns a name that fits a drawing: whole up to `longest` signs, else cut with "…" as its last one. */
export function shortened(name: string, longest: number): string {
  return name.length > longest ? `${name.slice(0, longest - 1)}…` : name;
}
