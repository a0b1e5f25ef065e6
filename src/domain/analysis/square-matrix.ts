/** A value for each pair of individuals, row by row, in the order of the individuals. */
export type SquareMatrix<T> = readonly (readonly T[])[];

/** Returns the matrix of `size` rows and columns whose values `valueAt` gives by row and column; empty for 0. */
export function squareMatrix<T>(size: number, valueAt: (row: number, column: number) => T): T[][] {
  return Array.from({ length: size }, (_row, row) =>
    Array.from({ length: size }, (_column, column) => valueAt(row, column)),
  );
}

/** Returns the matrix of `size` rows and columns of 0, for counting with `countPair`. */
export function zeroMatrix(size: number): number[][] {
  return squareMatrix(size, () => 0);
}

/** Adds 1 to the count of a row and column that the matrix has; it changes the matrix. */
export function countPair(counts: number[][], row: number, column: number): void {
  const line = counts[row];
  if (line !== undefined) line[column] = countAt(counts, row, column) + 1;
}

/** Returns the count of a row and column; 0 outside of the matrix. */
export function countAt(counts: SquareMatrix<number>, row: number, column: number): number {
  return counts[row]?.[column] ?? 0;
}

/**
 * Returns how often each directed pair of ids occurs: a row for the first id, a column for the second, in the order
 * of `indexOf`. A pair with an unknown id, or of one id with itself, is not counted.
 * @source analysis definitions, 4 and 5
 */
export function directedCounts(
  indexOf: ReadonlyMap<string, number>,
  pairs: Iterable<readonly [string, string | null]>,
): SquareMatrix<number> {
  const counts = zeroMatrix(indexOf.size);
  for (const [from, to] of pairs) {
    const row = indexOf.get(from);
    const column = to === null ? undefined : indexOf.get(to);
    if (row !== undefined && column !== undefined && row !== column) countPair(counts, row, column);
  }
  return counts;
}
