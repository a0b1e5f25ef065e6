import { countsOf, percentOf, totalOf } from './behaviour-counts.ts';
import { type Diversity, diversityOf } from './diversity.ts';
import { recordsBySpecies } from './record-sets.ts';
import type { ScanSample, VisibleRecord } from './scan-sample.ts';

const HOURS_A_DAY = 24;

/** The pattern of behaviour of one species; percentages are unrounded. */
export type SpeciesPattern = {
  readonly speciesId: string;
  readonly individualIds: readonly string[];
  /** N, visible records with a behaviour of the ethogram */
  readonly total: number;
  /** in the order of the ethogram; a percentage is null when N is 0 */
  readonly behaviours: readonly {
    readonly behaviour: string;
    readonly count: number;
    readonly percent: number | null;
  }[];
  readonly diversity: Diversity;
  /** all codes that share the largest count, sorted; none when N is 0 */
  readonly dominant: readonly string[];
  /** visible records by local hour, 24 numbers from midnight on */
  readonly hours: readonly number[];
};

/**
 * Returns the pattern of each species of the individuals, in their order; a species that was never seen has counts of
 * 0. Empty without individuals.
 * @source analysis definitions, 8
 */
export function speciesPatternsOf(sample: ScanSample): SpeciesPattern[] {
  const { individuals, ethogram, parameters } = sample;
  return recordsBySpecies(sample).map(({ speciesId, records }) => {
    const counts = countsOf(records, ethogram);
    const total = totalOf(counts);
    const largest = Math.max(1, ...counts.values());
    const rows = [...counts].map(([behaviour, count]) => ({ behaviour, count, percent: percentOf(count, total) }));
    return {
      speciesId,
      individualIds: individuals.filter((one) => one.speciesId === speciesId).map(({ id }) => id),
      total,
      behaviours: rows,
      diversity: diversityOf(counts.values(), parameters.shannonLevels),
      dominant: rows
        .filter(({ count }) => count === largest)
        .map(({ behaviour }) => behaviour)
        .toSorted(),
      hours: hoursOf(records),
    };
  });
}

function hoursOf(records: readonly VisibleRecord[]): number[] {
  const hours = Array<number>(HOURS_A_DAY).fill(0);
  for (const { scan } of records) hours[scan.hour] = (hours[scan.hour] ?? 0) + 1;
  return hours;
}
