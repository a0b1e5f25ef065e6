import type { EpochMs } from '../../time/epoch.ts';
import type { DataSet } from '../data-set.ts';
import { type ScanSample, sampleOf } from '../scan-sample.ts';

/** The first instant of a period, and the first one that is too late; null for no end. */
export type Span = { readonly fromMs: EpochMs | null; readonly beforeMs: EpochMs | null };

/** The two sides of a comparison: two periods, two groups of animals in one period, or the scans of two cohorts. */
export type ComparedSides =
  | { readonly kind: 'periods'; readonly a: Span; readonly b: Span }
  | { readonly kind: 'animals'; readonly a: readonly string[]; readonly b: readonly string[] }
  | { readonly kind: 'cohorts'; readonly a: string; readonly b: string };

/** Returns the periods before and after an instant, which belongs to the second one. */
export function periodsAround(borderMs: EpochMs): ComparedSides {
  return { kind: 'periods', a: { fromMs: null, beforeMs: borderMs }, b: { fromMs: borderMs, beforeMs: null } };
}

/** Returns whether an instant, an animal or a cohort can stand on both sides, so that these sides cannot be compared. */
export function doOverlap(sides: ComparedSides): boolean {
  if (sides.kind === 'cohorts') return sides.a === sides.b;
  if (sides.kind === 'animals') return sides.a.some((id) => sides.b.includes(id));
  const [a, b] = [sides.a, sides.b].map(({ fromMs, beforeMs }) => ({
    from: fromMs ?? -Infinity,
    before: beforeMs ?? Infinity,
  })) as [{ from: number; before: number }, { from: number; before: number }];
  return a.from < b.before && b.from < a.before;
}

/**
 * Returns the samples of both sides of a data set, each in the order of the data set. A scan belongs to the period that holds its
 * instant, so that a session over a border counts on both sides; a scan on neither side counts on none.
 */
export function samplesOf(dataSet: DataSet, sides: ComparedSides): { readonly a: ScanSample; readonly b: ScanSample } {
  if (sides.kind === 'animals') {
    const of = (ids: readonly string[]) =>
      sampleOf({ ...dataSet, individuals: dataSet.individuals.filter(({ id }) => ids.includes(id)) });
    return { a: of(sides.a), b: of(sides.b) };
  }
  if (sides.kind === 'cohorts') {
    const of = (id: string) => sampleOf({ ...dataSet, scans: dataSet.scans.filter(({ cohortId }) => cohortId === id) });
    return { a: of(sides.a), b: of(sides.b) };
  }
  const of = ({ fromMs, beforeMs }: Span) =>
    sampleOf({
      ...dataSet,
      scans: dataSet.scans.filter(
        ({ instant }) => (fromMs === null || instant >= fromMs) && (beforeMs === null || instant < beforeMs),
      ),
    });
  return { a: of(sides.a), b: of(sides.b) };
}
