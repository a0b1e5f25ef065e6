import type { Code, Coded } from '../../statistics/agreement.ts';

/** How often each category was given to each item: rows are items, columns the categories in their order. */
export type CategoryCounts<OfCode extends Code> = {
  readonly categories: readonly OfCode[];
  readonly counts: readonly (readonly number[])[];
};

/**
 * Returns the items that two observers both coded, in their order, each with both codes. The lists hold the code of
 * each item, null for one that the observer did not code.
 * @throws RangeError for lists of different lengths
 * @source analysis definitions, 9: items coded by both observers only
 */
export function codedByBoth<OfCode extends Code>(
  first: readonly (OfCode | null)[],
  second: readonly (OfCode | null)[],
): Coded<OfCode>[] {
  return codedByAll([first, second]).flatMap(([one, other]) =>
    one === undefined || other === undefined ? [] : [[one, other] as const],
  );
}

/**
 * Returns the items that all observers coded, in their order, each with the codes in the order of observers; empty
 * without observers. The lists, one for each observer, hold the code of each item, null for one not coded.
 * @throws RangeError for lists of different lengths
 * @source analysis definitions, 9: items coded by all
 */
export function codedByAll<OfCode extends Code>(observers: readonly (readonly (OfCode | null)[])[]): OfCode[][] {
  const [first = []] = observers;
  if (observers.some((codes) => codes.length !== first.length))
    throw new RangeError('The observers have not the same number of items.');
  return first
    .map((_, item) => observers.map((codes) => codes[item] ?? null).filter((code) => code !== null))
    .filter((codes) => codes.length === observers.length);
}

/**
 * Returns the categories that any observer used, in rising order (of characters for words); none without items.
 * @source analysis definitions, 9
 */
export function categoriesOf<OfCode extends Code>(items: readonly (readonly OfCode[])[]): OfCode[] {
  return [...new Set(items.flat())].toSorted((one, other) => (one < other ? -1 : 1));
}

/**
 * Returns how often each category was given to each item, whatever the number of observers; both are empty without
 * items.
 * @source analysis definitions, 9: Fleiss' table
 */
export function categoryCounts<OfCode extends Code>(items: readonly (readonly OfCode[])[]): CategoryCounts<OfCode> {
  const categories = categoriesOf(items);
  const counts = items.map((codes) => categories.map((category) => codes.filter((code) => code === category).length));
  return { categories, counts };
}
