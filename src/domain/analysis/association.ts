import type { ScanSample, VisibleRecord } from './scan-sample.ts';
import { countAt, countPair, type SquareMatrix, squareMatrix, zeroMatrix } from './square-matrix.ts';
import type { VisibleScans } from './visible-scans.ts';

/** How two individuals, `a` before `b` in the order of the individuals, keep together. */
type Association = {
  readonly a: string;
  readonly b: string;
  /** x: scans in proximity */
  readonly inProximity: number;
  /** y_AB: scans in which both are visible but not in proximity */
  readonly bothApart: number;
  /** y_A: scans in which `a` is visible and `b`, looked for, is not */
  readonly onlyA: number;
  /** y_B: scans in which `b` is visible and `a`, looked for, is not */
  readonly onlyB: number;
  /** from 0 to 1; null when neither was ever seen in a scan that looked for both */
  readonly simpleRatioIndex: number | null;
  /** from 0 to 1; null as the other one */
  readonly halfWeightIndex: number | null;
};

/** Symmetric matrices in the order of `individualIds`, null on the diagonal, and the same pair by pair. */
export type Associations = {
  readonly individualIds: readonly string[];
  /** scans in proximity */
  readonly proximity: SquareMatrix<number | null>;
  readonly simpleRatioIndex: SquareMatrix<number | null>;
  readonly halfWeightIndex: SquareMatrix<number | null>;
  readonly pairs: readonly Association[];
};

/**
 * Returns the scans in proximity of each pair of individuals, with the simple ratio index x / (x + y_AB + y_A + y_B)
 * and the half-weight index x / (x + y_AB + ½ (y_A + y_B)). Two are in proximity when either names the other and both
 * are visible, once a scan at most. Without individuals everything is empty; one individual has no pair.
 * @source analysis definitions, 4
 */
export function associationsOf(sample: ScanSample, { both, beside }: VisibleScans): Associations {
  const ids = [...sample.indexOf.keys()];
  const scans = scansInProximity(sample);
  // Above the diagonal only: each pair once.
  const table = squareMatrix(ids.length, (row, column): Association | null => {
    if (row >= column) return null;
    const together = countAt(both, row, column);
    const inProximity = countAt(scans, row, column);
    const counts = {
      inProximity,
      bothApart: together - inProximity,
      onlyA: countAt(beside, row, column) - together,
      onlyB: countAt(beside, column, row) - together,
    };
    return { a: ids[row] ?? '', b: ids[column] ?? '', ...counts, ...indicesOf(counts) };
  });
  const symmetric = (valueOf: (pair: Association) => number | null) =>
    squareMatrix(ids.length, (row, column) => {
      const pair = table[Math.min(row, column)]?.[Math.max(row, column)] ?? null;
      return pair === null ? null : valueOf(pair);
    });
  return {
    individualIds: ids,
    proximity: symmetric(({ inProximity }) => inProximity),
    simpleRatioIndex: symmetric(({ simpleRatioIndex }) => simpleRatioIndex),
    halfWeightIndex: symmetric(({ halfWeightIndex }) => halfWeightIndex),
    pairs: table.flat().filter((pair) => pair !== null),
  };
}

function indicesOf({
  inProximity,
  bothApart,
  onlyA,
  onlyB,
}: Pick<Association, 'inProximity' | 'bothApart' | 'onlyA' | 'onlyB'>) {
  const together = inProximity + bothApart;
  const isNeverSeen = together + onlyA + onlyB === 0;
  return {
    simpleRatioIndex: isNeverSeen ? null : inProximity / (together + onlyA + onlyB),
    halfWeightIndex: isNeverSeen ? null : inProximity / (together + (onlyA + onlyB) / 2),
  };
}

/** Returns the scans in proximity of each pair, in the half of the matrix above the diagonal. */
function scansInProximity({ indexOf, visible }: ScanSample): SquareMatrix<number> {
  const size = indexOf.size;
  const counts = zeroMatrix(size);
  for (const records of Map.groupBy(visible, ({ scan }) => scan).values())
    for (const pair of pairsInProximity(records, indexOf)) countPair(counts, Math.floor(pair / size), pair % size);
  return counts;
}

/** Returns the pairs of one scan that are in proximity, each once: the lower index × the number of all + the higher. */
export function pairsInProximity(
  records: readonly VisibleRecord[],
  indexOf: ScanSample['indexOf'],
): ReadonlySet<number> {
  const present = new Set(records.map(({ index }) => index));
  const pairs = new Set<number>();
  for (const { index, proximity } of records)
    for (const id of proximity) {
      const other = indexOf.get(id);
      if (other !== undefined && other !== index && present.has(other))
        pairs.add(Math.min(index, other) * indexOf.size + Math.max(index, other));
    }
  return pairs;
}
