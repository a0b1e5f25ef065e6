import { percentOf } from './behaviour-counts.ts';
import type { InteractionMatrices } from './interactions.ts';
import { countAt, type SquareMatrix, squareMatrix } from './square-matrix.ts';
import { sum } from './sum.ts';
import type { VisibleScans } from './visible-scans.ts';

/** Avoidance of individuals; the actor is the one that moves away or refuses. */
export type Avoidance = {
  readonly individuals: readonly {
    readonly individualId: string;
    /** avoidances as the actor */
    readonly given: number;
    readonly received: number;
    /** received − given */
    readonly net: number;
  }[];
  /**
   * By actor (row) and receiver (column), in the order of `individuals`: 100 × avoidances / scans in which both are
   * visible; null on the diagonal, and for two that were never visible in one scan.
   */
  readonly rates: SquareMatrix<number | null>;
};

/**
 * Returns how often each individual avoided others and was avoided, and the rate of each directed pair. Zeros without
 * an interaction, empty lists without individuals.
 * @source analysis definitions, 5
 */
export function avoidanceOf({ individualIds, counts }: InteractionMatrices, { both }: VisibleScans): Avoidance {
  const { avoid } = counts;
  const individuals = individualIds.map((individualId, index) => {
    const given = sum(individualIds.map((_id, column) => countAt(avoid, index, column)));
    const received = sum(individualIds.map((_id, row) => countAt(avoid, row, index)));
    return { individualId, given, received, net: received - given };
  });
  const rates = squareMatrix(individualIds.length, (row, column) =>
    row === column ? null : percentOf(countAt(avoid, row, column), countAt(both, row, column)),
  );
  return { individuals, rates };
}
