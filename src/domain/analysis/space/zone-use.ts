/** The records of each zone, in the order of zones, and those of none. */
export type ZoneUse = {
  readonly counts: readonly number[];
  /** of all records with a zone; null when there is none */
  readonly percents: readonly number[] | null;
  /** the records without a zone, or with one that is none of the enclosure's */
  readonly withoutZone: number;
  /** of all records; null when there is none */
  readonly percentWithoutZone: number | null;
};

/**
 * Returns how many visible records lie in each zone of an enclosure, 0 for a zone never used, and how many lie in none.
 * @source analysis definitions, 7: zones
 */
export function zoneUse(zoneIds: readonly string[], zonesOfRecords: readonly (string | null)[]): ZoneUse {
  const found = new Map<string | null, number>();
  for (const zone of zonesOfRecords) found.set(zone, (found.get(zone) ?? 0) + 1);
  const counts = zoneIds.map((zoneId) => found.get(zoneId) ?? 0);
  const all = zonesOfRecords.length;
  const within = counts.reduce((total, count) => total + count, 0);
  return {
    counts,
    percents: within === 0 ? null : counts.map((count) => (100 * count) / within),
    withoutZone: all - within,
    percentWithoutZone: all === 0 ? null : (100 * (all - within)) / all,
  };
}
