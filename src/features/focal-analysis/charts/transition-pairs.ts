import type { Transitions } from '#domain/focal-analysis/transitions.ts';

/** One behaviour that followed another, at least once. */
export type TransitionPair = {
  readonly from: string;
  readonly to: string;
  readonly count: number;
  /** from 0 to 1, of all that followed `from` */
  readonly probability: number;
};

/** Returns the transitions that occurred, the most frequent first, then in the order of the ethogram. Empty for none. */
export function pairsOf({ codes, counts, probabilities }: Transitions): readonly TransitionPair[] {
  return codes
    .flatMap((from, row) =>
      codes.map((to, column) => ({
        ...{ from, to, count: counts[row]?.[column] ?? 0 },
        probability: probabilities[row]?.[column] ?? 0,
      })),
    )
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
}
