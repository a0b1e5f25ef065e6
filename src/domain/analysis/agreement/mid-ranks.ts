/** The ranks of values, with the weight of their ties. */
type MidRanks = {
  /** from 1 for the smallest value, in the order of the values */
  readonly ranks: readonly number[];
  /** Σ (t³ − t) over the groups of t equal values; 0 without ties */
  readonly ties: number;
};

/**
 * Returns the ranks of values, equal values sharing the mean of their ranks; empty without values.
 * @source analysis definitions, 9: mid-ranks
 */
export function midRanks(values: readonly number[]): MidRanks {
  const sorted = values.toSorted((one, other) => one - other);
  const groups = new Map<number, { rank: number; count: number }>();
  for (const value of sorted) {
    const count = sorted.lastIndexOf(value) - sorted.indexOf(value) + 1;
    groups.set(value, { rank: sorted.indexOf(value) + (count + 1) / 2, count });
  }
  return {
    ranks: values.map((value) => groups.get(value)?.rank ?? 0),
    ties: [...groups.values()].reduce((sum, { count }) => sum + count ** 3 - count, 0),
  };
}
