import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCodedItems, itemsOfTable, swapped } from '../../../../tests/support/coded-items.ts';
import { confusionTable } from './confusion-table.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe('the confusion table', () => {
  it('has the first observer in the rows and the second in the columns', () => {
    expect(
      confusionTable<string>([
        ['walk', 'rest'],
        ['rest', 'rest'],
        ['walk', 'rest'],
        ['rest', 'eat'],
      ]),
    ).toEqual({
      categories: ['eat', 'rest', 'walk'],
      counts: [
        [0, 0, 0],
        [1, 1, 0],
        [0, 2, 0],
      ],
      rowTotals: [0, 2, 2],
      columnTotals: [1, 3, 0],
    });
  });
  it('of the example of the definitions is that of the example', () => {
    const table = [
      [20, 5],
      [10, 15],
    ];
    expect(confusionTable(itemsOfTable(table))).toMatchObject({
      counts: table,
      rowTotals: [25, 25],
      columnTotals: [30, 20],
    });
  });
  it('without items is empty', () => {
    expect(confusionTable([])).toEqual({ categories: [], counts: [], rowTotals: [], columnTotals: [] });
  });
  it('holds each item once, and turns over with the observers swapped', () => {
    fc.assert(
      fc.property(anyCodedItems, (items) => {
        const { categories, counts, rowTotals, columnTotals } = confusionTable(items);
        expect(sum(counts.flat())).toBe(items.length);
        expect(counts.map(sum)).toEqual(rowTotals);
        expect(confusionTable(swapped(items))).toEqual({
          categories,
          counts: categories.map((_, column) => counts.map((row) => row[column])),
          rowTotals: columnTotals,
          columnTotals: rowTotals,
        });
      }),
    );
  });
});
