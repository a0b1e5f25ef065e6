import * as fc from 'fast-check';
import type { Coded } from '../../src/domain/statistics/agreement.ts';

/** Returns the items of a confusion table: the rows are the first observer's positions, the columns the second's. */
export function itemsOfTable(table: readonly (readonly number[])[]): Coded[] {
  return table.flatMap((row, one) =>
    row.flatMap((count, other) => Array.from({ length: count }, (): Coded => [one, other])),
  );
}

/** Any items that two observers placed on a scale of five positions. */
export const anyCodedItems: fc.Arbitrary<Coded[]> = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 })),
  { maxLength: 60 },
);

/** Returns the items with the second observer first. */
export function swapped(items: readonly Coded[]): Coded[] {
  return items.map(([one, other]) => [other, one]);
}
