import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acting, anySample, aSample, someAnimals, someScans } from '../../../tests/support/builders/data-set.ts';
import { interactionMatricesOf } from './interactions.ts';

describe('interactions', () => {
  it('are counted from actor to receiver, each kind in a matrix of its own', () => {
    const sample = aSample({
      scans: someScans('s1', 's2'),
      individuals: someAnimals('lion', 'a', 'b', 'c'),
      interactions: [
        acting('a', 'b'),
        acting('a', 'b', 'affiliative', 's2'),
        acting('b', 'a'),
        acting('c', 'a', 'agonistic'),
        acting('a', 'c', 'avoid'),
        acting('a', 'a', 'avoid'),
        acting('a', 'stranger', 'agonistic'),
      ],
    });
    expect(interactionMatricesOf(sample)).toEqual({
      individualIds: ['a', 'b', 'c'],
      counts: {
        affiliative: [
          [0, 2, 0],
          [1, 0, 0],
          [0, 0, 0],
        ],
        agonistic: [
          [0, 0, 0],
          [0, 0, 0],
          [1, 0, 0],
        ],
        avoid: [
          [0, 0, 1],
          [0, 0, 0],
          [0, 0, 0],
        ],
      },
      totals: { affiliative: 3, agonistic: 1, avoid: 1 },
    });
  });
  it('of nobody are empty matrices', () => {
    expect(interactionMatricesOf(aSample({}))).toEqual({
      individualIds: [],
      counts: { affiliative: [], agonistic: [], avoid: [] },
      totals: { affiliative: 0, agonistic: 0, avoid: 0 },
    });
  });
  it('of any sample are each counted once', () => {
    fc.assert(
      fc.property(anySample, (any) => {
        const { counts, totals } = interactionMatricesOf(any);
        const sums = Object.values(counts).map((matrix) => matrix.flat().reduce((sum, count) => sum + count, 0));
        expect(sums).toEqual(Object.values(totals));
        expect(sums.reduce((sum, count) => sum + count, 0)).toBe(any.interactions.length);
      }),
    );
  });
});
