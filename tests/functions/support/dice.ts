/** Reproducible randomness. */
export type Dice = {
  /** a whole number from 0 to below `limit` */
  readonly below: (limit: number) => number;
  readonly of: <Item>(items: readonly Item[]) => Item;
};

/** Returns dice whose rolls depend on the seed alone. */
export function diceOf(seed: number): Dice {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return { below, of: (items) => items[below(items.length)]! };
}
