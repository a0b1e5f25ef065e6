import { midRanks } from './mid-ranks.ts';

/** The concordance of several judges. */
export type Concordance = {
  /** from 0, for no agreement at all, to 1, for the same order by all */
  readonly w: number;
  readonly chiSquare: number;
  readonly degreesOfFreedom: number;
};

/**
 * Returns Kendall's coefficient of concordance W of judges that gave each item a value or a rank, corrected for ties,
 * with its χ². The lists, one for each judge, hold the values in one order of items. Null with fewer than two judges or
 * items, and when each judge gave all items the same value.
 * @throws RangeError for judges of different numbers of items
 * @source analysis definitions, 9: Kendall's W with ties
 */
export function kendallsW(judges: readonly (readonly number[])[]): Concordance | null {
  const [first = []] = judges;
  const [count, items] = [judges.length, first.length];
  if (judges.some((values) => values.length !== items))
    throw new RangeError('The judges have not the same number of items.');
  const ranked = judges.map(midRanks);
  const ties = ranked.reduce((sum, one) => sum + one.ties, 0);
  const most = count ** 2 * (items ** 3 - items) - count * ties;
  if (count < 2 || most === 0) return null;
  const mean = (count * (items + 1)) / 2;
  const squares = first.map((_, item) => (ranked.reduce((sum, { ranks }) => sum + (ranks[item] ?? 0), 0) - mean) ** 2);
  const w = (12 * squares.reduce((sum, one) => sum + one, 0)) / most;
  return { w, chiSquare: count * (items - 1) * w, degreesOfFreedom: items - 1 };
}
