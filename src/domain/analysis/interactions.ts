import { INTERACTION_KINDS, type InteractionKind } from './interaction-kind.ts';
import type { ScanSample } from './scan-sample.ts';
import { directedCounts, type SquareMatrix } from './square-matrix.ts';

/** Interactions by actor (row) and receiver (column), in the order of `individualIds`, a matrix for each kind. */
export type InteractionMatrices = {
  readonly individualIds: readonly string[];
  readonly counts: Readonly<Record<InteractionKind, SquareMatrix<number>>>;
  /** of each kind */
  readonly totals: Readonly<Record<InteractionKind, number>>;
};

/**
 * Returns how often each individual acted on each other one, by kind; ignored interactions are left out. Zeros without
 * an interaction, empty matrices without individuals.
 * @source analysis definitions, 5
 */
export function interactionMatricesOf({ indexOf, interactions }: ScanSample): InteractionMatrices {
  const byKind = Map.groupBy(interactions, ({ kind }) => kind);
  const countsOf = (kind: InteractionKind) =>
    directedCounts(
      indexOf,
      (byKind.get(kind) ?? []).map(({ actor, receiver }) => [actor, receiver] as const),
    );
  return {
    individualIds: [...indexOf.keys()],
    counts: ofKinds(countsOf),
    totals: ofKinds((kind) => byKind.get(kind)?.length ?? 0),
  };
}

function ofKinds<T>(valueOf: (kind: InteractionKind) => T): Record<InteractionKind, T> {
  return Object.fromEntries(INTERACTION_KINDS.map((kind) => [kind, valueOf(kind)])) as Record<InteractionKind, T>;
}
