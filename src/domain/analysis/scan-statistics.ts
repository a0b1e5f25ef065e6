import { type EpochMs, ZONE } from '../time/epoch.ts';
import { localIsoOf } from '../time/period-keys.ts';
import type { ScanSample } from './scan-sample.ts';
import { sum } from './sum.ts';
import type { VisibleScans } from './visible-scans.ts';

/** An instant in ISO 8601, of Greenwich and with the clock time of Paris and its offset. */
type WrittenInstant = { readonly utc: string; readonly local: string };

/** Unrounded values of a list of numbers; all null for a list of fewer than two. */
type Spread = {
  readonly mean: number | null;
  /** with the divisor n − 1 */
  readonly standardDeviation: number | null;
  readonly median: number | null;
  readonly min: number | null;
  readonly max: number | null;
};

export type ScanStatistics = {
  readonly scans: number;
  /** records that are not ignored */
  readonly records: number;
  readonly visibleRecords: number;
  readonly notVisibleRecords: number;
  readonly individuals: number;
  readonly individualsSeen: number;
  /** ids, in the order of the individuals */
  readonly neverSeen: readonly string[];
  /** null without a scan */
  readonly firstScan: WrittenInstant | null;
  readonly lastScan: WrittenInstant | null;
  /** local days with a scan */
  readonly days: number;
  /** mean of scans over the days with one; null without a scan */
  readonly scansPerDay: number | null;
  /** over all scans, those in which nobody was seen included */
  readonly visibleIndividualsPerScan: Spread;
};

/**
 * Returns the statistics of a sample: numbers of scans, records, individuals and days, the first and the last scan, and
 * how many individuals a scan saw. Without a scan the numbers are 0 and all else is null.
 * @source analysis definitions, 8 and 12
 */
export function scanStatisticsOf(sample: ScanSample, { each }: VisibleScans): ScanStatistics {
  const { scans, individuals, recordCount, visible } = sample;
  const neverSeen = individuals.filter((_individual, index) => each[index] === 0).map(({ id }) => id);
  const days = new Set(scans.map(({ day }) => day)).size;
  const byInstant = scans.map(({ instant }) => instant).toSorted((one, other) => one - other);
  return {
    scans: scans.length,
    records: recordCount,
    visibleRecords: visible.length,
    notVisibleRecords: recordCount - visible.length,
    individuals: individuals.length,
    individualsSeen: individuals.length - neverSeen.length,
    neverSeen,
    firstScan: written(byInstant[0]),
    lastScan: written(byInstant.at(-1)),
    days,
    scansPerDay: days === 0 ? null : scans.length / days,
    visibleIndividualsPerScan: spreadOf(visibleInEachScan(sample)),
  };
}

function written(instant: EpochMs | undefined): WrittenInstant | null {
  if (instant === undefined) return null;
  return { utc: new Date(instant).toISOString(), local: localIsoOf(instant, ZONE) };
}

function visibleInEachScan({ scans, visible }: ScanSample): number[] {
  const counts = new Map(scans.map((scan) => [scan, 0]));
  for (const { scan } of visible) counts.set(scan, (counts.get(scan) ?? 0) + 1);
  return [...counts.values()];
}

function spreadOf(numbers: readonly number[]): Spread {
  const n = numbers.length;
  if (n < 2) return { mean: null, standardDeviation: null, median: null, min: null, max: null };
  const mean = sum(numbers) / n;
  const sorted = numbers.toSorted((one, other) => one - other);
  // The two middle values; one and the same of an odd number.
  const [low, high] = [sorted[Math.floor((n - 1) / 2)] ?? 0, sorted[Math.floor(n / 2)] ?? 0];
  return {
    mean,
    standardDeviation: Math.sqrt(sum(sorted.map((one) => (one - mean) ** 2)) / (n - 1)),
    median: (low + high) / 2,
    min: sorted[0] ?? null,
    max: sorted.at(-1) ?? null,
  };
}
