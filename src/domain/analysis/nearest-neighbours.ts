import type { ScanSample } from './scan-sample.ts';
import { directedCounts, type SquareMatrix } from './square-matrix.ts';

/** Visible records by individual (row) and by the nearest neighbour noted (column), in the order of `individualIds`. */
export type NearestNeighbours = { readonly individualIds: readonly string[]; readonly counts: SquareMatrix<number> };

/**
 * Returns how often each individual had each other one as its nearest neighbour, as recorded: the matrix need not be
 * symmetric. Unknown ids and the individual itself are left out. Empty without individuals.
 * @source analysis definitions, 4
 */
export function nearestNeighboursOf({ indexOf, visible }: ScanSample): NearestNeighbours {
  const pairs = visible.map(({ individual, nearest }) => [individual.id, nearest] as const);
  return { individualIds: [...indexOf.keys()], counts: directedCounts(indexOf, pairs) };
}
