import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { midRanks } from './mid-ranks.ts';

describe('mid-ranks', () => {
  it('count from 1 for the smallest value, and equal values share the mean', () => {
    expect(midRanks([30, 10, 20, 20])).toEqual({ ranks: [4, 1, 2.5, 2.5], ties: 6 });
    expect(midRanks([5, 5, 5, 1, 1])).toEqual({ ranks: [4, 4, 4, 1.5, 1.5], ties: 30 });
  });
  it('of values that all differ are without ties, and without values there are none', () => {
    expect(midRanks([2, 10, 1])).toEqual({ ranks: [2, 3, 1], ties: 0 });
    expect(midRanks([])).toEqual({ ranks: [], ties: 0 });
  });
  it('are each one more than the smaller values and half of the equal ones, and add up to n (n + 1) / 2', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 6 })), (values) => {
        const { ranks } = midRanks(values);
        const counted = values.map((value) => {
          const smaller = values.filter((other) => other < value).length;
          return smaller + (values.filter((other) => other === value).length + 1) / 2;
        });
        expect(ranks).toEqual(counted);
        expect(ranks.reduce((sum, rank) => sum + rank, 0)).toBe((values.length * (values.length + 1)) / 2);
      }),
    );
  });
});
