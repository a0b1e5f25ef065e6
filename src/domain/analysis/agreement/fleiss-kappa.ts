import { sum } from '../sum.ts';

/**
 * Returns Fleiss' kappa of any number of observers, from how many of them gave each item each category: rows are items,
 * columns categories, as `categoryCounts` returns them. 1 for the same category by all on each item, 0 for what chance
 * would give. Null without an item, with fewer than two observers, and when all used one and the same category only.
 * @throws RangeError for items that different numbers of observers coded
 * @source analysis definitions, 9; Fleiss 1971
 */
export function fleissKappa(counts: readonly (readonly number[])[]): number | null {
  const [first] = counts;
  const observers = sum(first ?? []);
  if (counts.some((row) => sum(row) !== observers))
    throw new RangeError('The items are not all coded by the same number of observers.');
  if (first === undefined || observers < 2) return null;
  const totals = first.map((_, category) => sum(counts.map((row) => row[category] ?? 0)));
  if (totals.filter((total) => total > 0).length < 2) return null;
  const agreements = counts.map(
    (row) => (sum(row.map((count) => count ** 2)) - observers) / observers / (observers - 1),
  );
  const observed = sum(agreements) / counts.length;
  const expected = sum(totals.map((total) => (total / (counts.length * observers)) ** 2));
  return (observed - expected) / (1 - expected);
}
