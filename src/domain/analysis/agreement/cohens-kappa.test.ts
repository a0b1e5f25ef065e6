import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCodedItems, itemsOfTable, swapped } from '../../../../tests/support/coded-items.ts';
import { type Coded, percentAgreement, weightedKappa } from '../../statistics/agreement.ts';
import { agreementByCategory, cohensKappa, prevalenceAdjustedKappa } from './cohens-kappa.ts';

// A −2, which no kappa can be, stands for none.
const orNone = (kappa: number | null) => kappa ?? -2;

describe("Cohen's kappa", () => {
  it('of the example of the definitions is 0.4', () => {
    expect(
      cohensKappa(
        itemsOfTable([
          [20, 5],
          [10, 15],
        ]),
      ),
    ).toBeCloseTo(0.4, 12);
  });
  it('counts every difference of categories the same', () => {
    const table = [
      [4, 1, 0],
      [0, 3, 2],
      [1, 0, 5],
    ];
    // Observed 12 / 16; by chance (5 × 5 + 5 × 4 + 6 × 7) / 256.
    expect(cohensKappa(itemsOfTable(table))).toBeCloseTo((12 / 16 - 87 / 256) / (1 - 87 / 256), 12);
    expect(
      cohensKappa([
        ['eat', 'eat'],
        ['rest', 'walk'],
        ['walk', 'walk'],
      ]),
    ).toBeCloseTo((2 / 3 - 1 / 3) / (1 - 1 / 3), 12);
  });
  it('is 0 where each used one category but a different one, and null where both used the same one', () => {
    expect(cohensKappa([0, 1, 2].map((): Coded => [1, 3]))).toBe(0);
    expect([cohensKappa([['a', 'a']]), cohensKappa([])]).toEqual([null, null]);
  });
  it('lies between −1 and 1, and is the same with the observers swapped and with each item twice', () => {
    fc.assert(
      fc.property(anyCodedItems, (items) => {
        const kappa = orNone(cohensKappa(items));
        expect(kappa === -2 || (kappa >= -1 - 1e-9 && kappa <= 1)).toBe(true);
        expect(orNone(cohensKappa(swapped(items)))).toBeCloseTo(kappa, 9);
        expect(orNone(cohensKappa([...items, ...items]))).toBeCloseTo(kappa, 9);
      }),
    );
  });
  it('is the weighted kappa for two categories, and 1 exactly for full agreement', () => {
    fc.assert(
      fc.property(anyCodedItems, (items) => {
        const two = items.map(([one, other]): Coded => [one % 2, other % 2]);
        expect(orNone(cohensKappa(two))).toBeCloseTo(orNone(weightedKappa(two)), 9);
        const kappa = cohensKappa(items);
        fc.pre(kappa !== null);
        expect(kappa === 1).toBe(percentAgreement(items) === 100);
      }),
    );
  });
});

describe('the prevalence-adjusted kappa', () => {
  it('of two categories is twice the share of agreement less 1, whatever the prevalence', () => {
    const tables = [
      [
        [20, 5],
        [10, 15],
      ],
      [
        [34, 14],
        [1, 1],
      ],
    ];
    for (const table of tables) expect(prevalenceAdjustedKappa(itemsOfTable(table))).toBeCloseTo(0.4, 12);
  });
  it('of three categories is 0 for an agreement in a third of the items', () => {
    expect(
      prevalenceAdjustedKappa([
        ['a', 'a'],
        ['b', 'c'],
        ['c', 'b'],
      ]),
    ).toBeCloseTo(0, 12);
  });
  it('is not defined without an item and with one category', () => {
    expect([prevalenceAdjustedKappa([]), prevalenceAdjustedKappa([['a', 'a']])]).toEqual([null, null]);
  });
  it("lies between −1 and 1, and is Cohen's kappa where both used all categories equally often", () => {
    fc.assert(
      fc.property(anyCodedItems, (items) => {
        const kappa = orNone(prevalenceAdjustedKappa(items));
        expect(kappa === -2 || (kappa >= -1 - 1e-9 && kappa <= 1)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.nat(9), fc.nat(9), (alike, apart) => {
        fc.pre(alike + apart > 0);
        const even = itemsOfTable([
          [alike, apart],
          [apart, alike],
        ]);
        expect(prevalenceAdjustedKappa(even)).toBeCloseTo(orNone(cohensKappa(even)), 9);
      }),
    );
  });
});

describe('the agreement by category', () => {
  it('takes each category against all others', () => {
    const items = [
      ['rest', 'rest'],
      ['rest', 'walk'],
      ['walk', 'walk'],
      ['eat', 'eat'],
    ] as const;
    expect(agreementByCategory<string>(items)).toEqual([
      { category: 'eat', percent: 100, kappa: 1, prevalenceAdjustedKappa: 1, prevalence: 25 },
      { category: 'rest', percent: 75, kappa: 0.5, prevalenceAdjustedKappa: 0.5, prevalence: 37.5 },
      { category: 'walk', percent: 75, kappa: 0.5, prevalenceAdjustedKappa: 0.5, prevalence: 37.5 },
    ]);
  });
  it('has no kappa for a category that both gave all items, and no category without items', () => {
    expect(agreementByCategory([[2, 2]])).toEqual([
      { category: 2, percent: 100, kappa: null, prevalenceAdjustedKappa: null, prevalence: 100 },
    ]);
    expect(agreementByCategory([])).toEqual([]);
  });
  it('is nowhere less than the agreement on all categories', () => {
    fc.assert(
      fc.property(anyCodedItems, (items) => {
        const all = percentAgreement(items) ?? 0;
        const lower = agreementByCategory(items).filter(({ percent }) => (percent ?? 0) < all - 1e-9);
        expect(lower).toEqual([]);
      }),
    );
  });
});
