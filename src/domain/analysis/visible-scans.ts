import type { ScanSample } from './scan-sample.ts';
import { countAt, countPair, type SquareMatrix, zeroMatrix } from './square-matrix.ts';

/** Scans in which individuals are visible, in the order of the individuals. */
export type VisibleScans = {
  /** of each individual */
  readonly each: readonly number[];
  /** of each pair at once; on the diagonal those of the individual itself */
  readonly both: SquareMatrix<number>;
};

/**
 * Returns in how many scans each individual and each pair of individuals has a visible record; an individual absent
 * from a scan counts as not visible. Zeros without a record, empty lists without an individual.
 * @source analysis definitions, 1 and 4
 */
export function visibleScansOf({ indexOf, visible }: ScanSample): VisibleScans {
  const both = zeroMatrix(indexOf.size);
  for (const records of Map.groupBy(visible, ({ scan }) => scan).values()) {
    for (const one of records) for (const other of records) countPair(both, one.index, other.index);
  }
  return { each: both.map((_row, index) => countAt(both, index, index)), both };
}
