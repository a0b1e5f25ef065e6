import type { ScanSample } from './scan-sample.ts';
import { countAt, countPair, type SquareMatrix, squareMatrix, zeroMatrix } from './square-matrix.ts';
import { sum } from './sum.ts';

/** Scans in which individuals are visible, in the order of the individuals. */
export type VisibleScans = {
  /** of each individual */
  readonly each: readonly number[];
  /** of each pair at once; on the diagonal those of the individual itself */
  readonly both: SquareMatrix<number>;
  /** scans that looked for each individual, visible or not */
  readonly lookedFor: readonly number[];
  /** scans in which the individual of the row is visible and that of the column was looked for, visible or not */
  readonly beside: SquareMatrix<number>;
};

/**
 * Returns in how many scans each individual and each pair of individuals has a visible record; an individual absent
 * from a scan that looked for it counts as not visible, and a scan of a cohort looked for nobody else. Zeros without a
 * record, empty lists without an individual.
 * @source analysis definitions, 1 and 4
 */
export function visibleScansOf(sample: ScanSample): VisibleScans {
  const { indexOf, visible, scans } = sample;
  const both = zeroMatrix(indexOf.size);
  for (const records of Map.groupBy(visible, ({ scan }) => scan).values()) {
    for (const one of records) for (const other of records) countPair(both, one.index, other.index);
  }
  const each = both.map((_row, index) => countAt(both, index, index));
  const scansOf = Map.groupBy(scans, ({ cohortId }) => cohortId);
  const seenIn = Map.groupBy(visible, ({ scan }) => scan.cohortId);
  const cohorts = [...scansOf].map(([cohortId, some]) => {
    const seen = Array.from({ length: indexOf.size }, () => 0);
    // An individual has one record in a scan.
    for (const { index } of seenIn.get(cohortId) ?? []) seen[index] = (seen[index] ?? 0) + 1;
    const members = cohortId === undefined ? null : sample.cohorts.get(cohortId);
    // A record says that the individual was looked for, whatever its cohort says.
    const looksFor = (index: number) => members === null || members?.has(index) === true || (seen[index] ?? 0) > 0;
    return { scans: some.length, seen, looksFor };
  });
  const over = (index: number, numberOf: (cohort: (typeof cohorts)[number]) => number) =>
    sum(cohorts.map((cohort) => (cohort.looksFor(index) ? numberOf(cohort) : 0)));
  return {
    ...{ each, both },
    lookedFor: each.map((_count, index) => over(index, (cohort) => cohort.scans)),
    beside: squareMatrix(indexOf.size, (row, column) => over(column, ({ seen }) => seen[row] ?? 0)),
  };
}
