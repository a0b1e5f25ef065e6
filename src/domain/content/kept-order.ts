/**
 * Returns the longest part of a list whose order another list keeps: everything else of both was moved. Each value stands
 * once in a list; a value of one list alone is left out.
 */
export function keptOrder(list: readonly string[], other: readonly string[]): ReadonlySet<string> {
  const common = list.filter((one) => other.includes(one));
  /** the longest kept run that ends with each of the common values */
  const runs: (readonly string[])[] = [];
  for (const [at, value] of common.entries()) {
    const place = other.indexOf(value);
    const before = runs.slice(0, at).filter((run) => other.indexOf(run.at(-1) ?? '') < place);
    runs.push([...longest(before), value]);
  }
  return new Set(longest(runs));
}

function longest(runs: readonly (readonly string[])[]): readonly string[] {
  return runs.reduce((best, run) => (run.length > best.length ? run : best), []);
}
