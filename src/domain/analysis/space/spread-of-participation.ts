import { expectedRecords } from './expected-records.ts';

/**
 * Returns the original Spread of Participation Index of the records per zone, for zones of equal size: 0 for even use,
 * 1 for one zone only. Null without a record, and with fewer than two zones.
 * @source analysis definitions, 7; Dickens 1955
 */
export function originalSpread(counts: readonly number[]): number | null {
  return modifiedSpread(
    counts,
    counts.map(() => 1),
  );
}

/**
 * Returns the modified Spread of Participation Index of the records per zone, for zones of any size: 0 for use in
 * proportion to the areas, 1 for the smallest zone only. Areas are in any one unit, m² as recorded. Null without a
 * record, with fewer than two zones, and with areas that add up to nothing.
 * @throws RangeError for another number of areas than of zones, and for an area that is not a number of at least 0
 * @source analysis definitions, 7; Plowman 2003 (Appl. Anim. Behav. Sci. 83:331–336)
 */
export function modifiedSpread(counts: readonly number[], areas: readonly number[]): number | null {
  const expected = expectedRecords(counts, areas);
  if (expected === null) return null;
  const all = counts.reduce((total, count) => total + count, 0);
  const apart = counts.reduce((total, count, zone) => total + Math.abs(count - (expected[zone] ?? 0)), 0);
  return apart / (2 * (all - Math.min(...expected)));
}
