/**
 * Returns how many of the records each zone would hold in proportion to its area. Null without a record, with fewer
 * than two zones, and with areas that add up to nothing: no index of space use is defined then.
 * @throws RangeError for another number of areas than of zones, and for an area that is not a number of at least 0
 * @source analysis definitions, 7: f_e = N × area / Σ areas
 */
export function expectedRecords(counts: readonly number[], areas: readonly number[]): number[] | null {
  if (areas.length !== counts.length) throw new RangeError('There is not one area for each zone.');
  if (!areas.every((area) => area >= 0 && area < Infinity))
    throw new RangeError('An area is not a finite number of at least 0.');
  const records = counts.reduce((total, count) => total + count, 0);
  const allAreas = areas.reduce((total, area) => total + area, 0);
  if (records === 0 || counts.length < 2 || allAreas === 0) return null;
  return areas.map((area) => (records * area) / allAreas);
}
