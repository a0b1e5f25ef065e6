/**
 * Returns the order of two texts by their UTF-16 code units: the same on every machine and in every language, unlike the
 * order of names. Below 0 when the first one comes first, 0 for the same text.
 */
export function compareCodeUnits(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
