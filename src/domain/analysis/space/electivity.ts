import { expectedRecords } from './expected-records.ts';

/**
 * Returns the electivity E* of each zone, in the order of zones: −1 for one never used, 0 for use in proportion to its
 * area among the zones, towards 1 for the one preferred. Areas are in any one unit. Null without a record, with fewer
 * than two zones, and with a zone without an area, for which no use is in proportion.
 * @throws RangeError for another number of areas than of zones, and for an area that is not a number of at least 0
 * @source analysis definitions, 7; Vanderploeg & Scavia 1979
 */
export function electivity(counts: readonly number[], areas: readonly number[]): number[] | null {
  const expected = expectedRecords(counts, areas);
  if (expected === null || expected.includes(0)) return null;
  // The share of records by the share of the area is the count by the expected count.
  const ratios = counts.map((count, zone) => count / (expected[zone] ?? 1));
  const sum = ratios.reduce((total, ratio) => total + ratio, 0);
  const even = 1 / counts.length;
  return ratios.map((ratio) => (ratio / sum - even) / (ratio / sum + even));
}
