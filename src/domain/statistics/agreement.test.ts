import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCodedItems, itemsOfTable, swapped } from '../../../tests/support/coded-items.ts';
import { type Coded, kappaOf, percentAgreement, weightedKappa } from './agreement.ts';

const times = (count: number, item: Coded): Coded[] => Array.from({ length: count }, () => item);

describe('the agreement of two observers', () => {
  it('in the example of the analysis definitions is 70 % with a kappa of 0.4', () => {
    const items = itemsOfTable([
      [20, 5],
      [10, 15],
    ]);
    expect(percentAgreement(items)).toBe(70);
    expect(weightedKappa(items)).toBeCloseTo(0.4, 12);
  });
  it('counts a difference of two positions twice as much as a difference of one', () => {
    // Four items: the differences add up to 1 and to 2, those of chance to 14 / 4 and to 16 / 4.
    expect(
      weightedKappa([
        [0, 0],
        [1, 1],
        [2, 2],
        [0, 1],
      ]),
    ).toBeCloseTo(1 - 1 / 4 / (14 / 16), 12);
    expect(
      weightedKappa([
        [0, 0],
        [1, 1],
        [2, 2],
        [0, 2],
      ]),
    ).toBeCloseTo(1 - 2 / 4 / (16 / 16), 12);
  });
  it('counts a difference of two positions four times as much with quadratic weights', () => {
    // Four items: the squares add up to 4, those of chance to 26 / 4.
    const items: Coded[] = [
      [0, 0],
      [1, 1],
      [2, 2],
      [0, 2],
    ];
    expect(weightedKappa(items, 'quadratic')).toBeCloseTo(1 - 4 / (26 / 4), 12);
    expect(weightedKappa(items, 'linear')).toBe(weightedKappa(items));
  });
  it('is measured by any disagreement of two codes', () => {
    const items = [
      ['rest', 'rest'],
      ['rest', 'doze'],
      ['rest', 'walk'],
      ['walk', 'walk'],
    ] as const;
    const disagreement = (one: string, other: string) => (one === other ? 0 : one === 'walk' ? 2 : 1);
    // Observed 2; by chance 3 × 1 (rest, doze), 3 × 2 (rest, walk), 2 (walk, rest) and 2 (walk, doze), by 4 items.
    expect(kappaOf<string>(items, disagreement)).toBeCloseTo(1 - 2 / (13 / 4), 12);
  });
  it('without an item is not defined', () => {
    expect([percentAgreement([]), weightedKappa([]), weightedKappa([], 'quadratic')]).toEqual([null, null, null]);
  });
  it('has no kappa where both used one and the same position, and 0 where each used another one', () => {
    expect([percentAgreement(times(5, [3, 3])), weightedKappa(times(5, [3, 3]))]).toEqual([100, null]);
    expect([percentAgreement(times(5, [3, 1])), weightedKappa(times(5, [3, 1]))]).toEqual([0, 0]);
  });
  it('is −1 where two halves are placed at opposite ends', () => {
    expect(weightedKappa([...times(4, [0, 4]), ...times(4, [4, 0])])).toBe(-1);
  });
});

describe('the agreement of any two observers', () => {
  it('is a percentage, with a kappa from −1 to 1', () => {
    fc.assert(
      fc.property(anyCodedItems, (items) => {
        const percent = percentAgreement(items) ?? 0;
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        const kappa = weightedKappa(items) ?? 0;
        expect(kappa).toBeGreaterThanOrEqual(-1 - 1e-9);
        expect(kappa).toBeLessThanOrEqual(1);
      }),
    );
  });
  it('is the same whoever comes first, in whatever order the items stand, and with the scale turned around', () => {
    fc.assert(
      fc.property(anyCodedItems, (items) => {
        const turned = items.map(([one, other]): Coded => [4 - one, 4 - other]);
        // A −2, which no kappa can be, stands for none.
        const kappa = weightedKappa(items) ?? -2;
        for (const same of [swapped(items), items.toReversed(), turned]) {
          expect(percentAgreement(same)).toBe(percentAgreement(items));
          expect(weightedKappa(same) ?? -2).toBeCloseTo(kappa, 9);
        }
      }),
    );
  });
  it('has a kappa of 1 exactly where it is 100 %, if more than one position is used', () => {
    fc.assert(
      fc.property(anyCodedItems, (items) => {
        const kappa = weightedKappa(items);
        fc.pre(kappa !== null);
        expect(kappa === 1).toBe(percentAgreement(items) === 100);
      }),
    );
  });
});
