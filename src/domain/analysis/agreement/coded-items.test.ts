import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoriesOf, categoryCounts, codedByAll, codedByBoth } from './coded-items.ts';

describe('the items that observers share', () => {
  it('are those that both coded, in their order', () => {
    expect(codedByBoth(['rest', null, 'walk', 'eat', null], ['rest', 'eat', null, 'walk', null])).toEqual([
      ['rest', 'rest'],
      ['eat', 'walk'],
    ]);
    expect(codedByBoth([0, null], [0, 1])).toEqual([[0, 0]]);
  });
  it('are those that all of several coded', () => {
    expect(
      codedByAll([
        ['a', 'b', null, 'a'],
        ['a', 'a', 'b', 'b'],
        ['b', null, 'b', 'c'],
      ]),
    ).toEqual([
      ['a', 'a', 'b'],
      ['a', 'b', 'c'],
    ]);
  });
  it('are none without observers and without items', () => {
    expect([codedByAll([]), codedByAll([[], []]), codedByBoth([], [])]).toEqual([[], [], []]);
  });
  it('are refused for lists of different lengths', () => {
    expect(() => codedByBoth(['a'], ['a', 'b'])).toThrow('the same number of items');
  });
});

describe('the categories', () => {
  it('that any observer used stand in rising order, numbers by their size', () => {
    expect(
      categoriesOf([
        ['walk', 'rest'],
        ['rest', 'eat'],
      ]),
    ).toEqual(['eat', 'rest', 'walk']);
    expect(categoriesOf([[10, 9, 100]])).toEqual([9, 10, 100]);
    expect(categoriesOf([])).toEqual([]);
  });
  it('are counted for each item', () => {
    expect(
      categoryCounts([
        ['b', 'a', 'b'],
        ['c', 'c', 'c'],
      ]),
    ).toEqual({
      categories: ['a', 'b', 'c'],
      counts: [
        [1, 2, 0],
        [0, 0, 3],
      ],
    });
    expect(categoryCounts([])).toEqual({ categories: [], counts: [] });
  });
  it('of each item add up to its observers', () => {
    const anyItems = fc.array(fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 3, maxLength: 3 }));
    fc.assert(
      fc.property(anyItems, (items) => {
        const sums = categoryCounts(items).counts.map((row) => row.reduce((sum, count) => sum + count, 0));
        expect(sums).toEqual(items.map(() => 3));
      }),
    );
  });
});
