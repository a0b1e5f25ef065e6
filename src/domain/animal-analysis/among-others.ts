import { statisticsOf } from '../statistics/statistics-of.ts';

/** A figure of one animal beside the same figure of the others. */
export type AmongOthers = {
  /** null where it is not defined */
  readonly own: number | null;
  /** the median of the others; null without one that has the figure */
  readonly median: number | null;
  /** how many others have the figure */
  readonly others: number;
};

/** Returns a figure of one animal beside the median of the others; an animal whose figure is not defined counts in nothing. */
export function amongOthers(own: number | null, others: readonly (number | null)[]): AmongOthers {
  const { median, count } = statisticsOf(others);
  return { own, median, others: count };
}
