/** The spread of figures: null where it is not defined. */
export type Statistics = {
  /** how many figures there are */
  readonly count: number;
  readonly mean: number | null;
  readonly median: number | null;
  /** the standard deviation of a sample; of a single figure there is none */
  readonly deviation: number | null;
  readonly min: number | null;
  readonly max: number | null;
};

/** Returns the statistics of the figures that are known; a null among them is left out. */
export function statisticsOf(figures: readonly (number | null)[]): Statistics {
  const known = figures.filter((figure) => figure !== null).toSorted((one, other) => one - other);
  const count = known.length;
  if (count === 0) return { count, mean: null, median: null, deviation: null, min: null, max: null };
  const mean = known.reduce((total, figure) => total + figure, 0) / count;
  const squares = known.reduce((total, figure) => total + (figure - mean) ** 2, 0);
  return {
    ...{ count, mean, median: medianOf(known) },
    deviation: count === 1 ? null : Math.sqrt(squares / (count - 1)),
    ...{ min: known[0] ?? null, max: known.at(-1) ?? null },
  };
}

function medianOf(sorted: readonly number[]): number | null {
  const upper = Math.floor(sorted.length / 2);
  const [one, other] = [sorted[sorted.length % 2 === 1 ? upper : upper - 1], sorted[upper]];
  return one === undefined || other === undefined ? null : (one + other) / 2;
}
