import type { Code, Coded } from '../../statistics/agreement.ts';
import { categoriesOf } from './coded-items.ts';

/** How often two observers gave an item each pair of categories. */
export type ConfusionTable<OfCode extends Code> = {
  /** those that either used, in rising order */
  readonly categories: readonly OfCode[];
  /** rows are the first observer's categories, columns the second's */
  readonly counts: readonly (readonly number[])[];
  readonly rowTotals: readonly number[];
  readonly columnTotals: readonly number[];
};

/**
 * Returns the confusion table of two observers, with its totals; empty without items.
 * @source analysis definitions, 9
 */
export function confusionTable<OfCode extends Code>(items: readonly Coded<OfCode>[]): ConfusionTable<OfCode> {
  const categories = categoriesOf(items);
  const counts = categories.map((row) =>
    categories.map((column) => items.filter(([one, other]) => one === row && other === column).length),
  );
  return {
    categories,
    counts,
    rowTotals: categories.map((category) => items.filter(([one]) => one === category).length),
    columnTotals: categories.map((category) => items.filter(([, other]) => other === category).length),
  };
}
