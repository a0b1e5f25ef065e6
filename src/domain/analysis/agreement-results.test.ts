import { describe, expect, it } from 'vitest';
import { itemsOfTable } from '../../../tests/support/coded-items.ts';
import { aDataSet, type DataSetInput } from '../../../tests/support/builders/data-set.ts';
import { agreementOf } from './agreement-results.ts';

type Coding = NonNullable<DataSetInput['coded']>[number];

const of = (coded: readonly Coding[]) => agreementOf(aDataSet({ coded: [...coded] }).coded);
/** The codes that an observer gave to items 'i0', 'i1' and so on; null for an item left out. */
const codes = (observerId: string, ...given: readonly (string | null)[]): Coding[] =>
  given.flatMap((code, item) => (code === null ? [] : { observerId, itemId: `i${item}`, code }));
/** The ranks that an observer gave to the same items. */
const ranks = (observerId: string, ...given: readonly number[]): Coding[] =>
  given.map((rank, item) => ({ observerId, itemId: `i${item}`, rank }));

const BEHAVIOURS = ['rest', 'walk'];
/** The items of the confusion table of the definitions, of two observers. */
const fifty = itemsOfTable([
  [20, 5],
  [10, 15],
]);
const columnOf = (observer: 0 | 1) => fifty.map((item) => BEHAVIOURS[item[observer]] ?? '');
const twoObservers = [...codes('ann', ...columnOf(0)), ...codes('bob', ...columnOf(1))];

/** The classic table of Fleiss: ten items, fourteen observers, five codes. */
const CLASSIC = [
  [0, 0, 0, 0, 14],
  [0, 2, 6, 4, 2],
  [0, 0, 3, 5, 6],
  [0, 3, 9, 2, 0],
  [2, 2, 8, 1, 1],
  [7, 7, 0, 0, 0],
  [3, 2, 6, 3, 0],
  [2, 5, 3, 2, 2],
  [6, 5, 2, 1, 0],
  [0, 2, 2, 3, 7],
];

describe('the agreement of two observers on codes', () => {
  it('is that of the example of the analysis definitions', () => {
    const { observerIds, pairs, itemsOfAll } = of(twoObservers).codes;
    expect([observerIds, itemsOfAll]).toEqual([['ann', 'bob'], 50]);
    expect(pairs).toEqual([
      {
        first: 'ann',
        second: 'bob',
        items: 50,
        percent: 70,
        kappa: expect.closeTo(0.4, 9),
        prevalenceAdjustedKappa: expect.closeTo(0.4, 9),
        confusion: {
          categories: BEHAVIOURS,
          counts: [
            [20, 5],
            [10, 15],
          ],
          rowTotals: [25, 25],
          columnTotals: [30, 20],
        },
        behaviours: BEHAVIOURS.map((category, place) => ({
          ...{ category, percent: 70, kappa: expect.closeTo(0.4, 9) },
          ...{ prevalenceAdjustedKappa: expect.closeTo(0.4, 9), prevalence: [55, 45][place] },
        })),
      },
    ]);
  });
  it('is over the items that both coded, in whatever order these stand', () => {
    const coded = [...codes('ann', 'rest', 'walk', null, 'eat'), ...codes('bob', 'rest', 'rest', 'eat').toReversed()];
    expect(of(coded).codes.pairs[0]).toMatchObject({ items: 2, percent: 50, confusion: { categories: BEHAVIOURS } });
  });
  it('is not defined without a common item', () => {
    const { pairs, fleissKappa, table } = of([...codes('ann', 'rest'), ...codes('bob', null, 'rest')]).codes;
    expect(pairs[0]).toMatchObject({ items: 0, percent: null, kappa: null, prevalenceAdjustedKappa: null });
    expect([pairs[0]?.behaviours, fleissKappa, table.counts]).toEqual([[], null, []]);
  });
  it('has no kappa when both used one and the same code only', () => {
    const [pair] = of([...codes('ann', 'rest', 'rest'), ...codes('bob', 'rest', 'rest')]).codes.pairs;
    expect([pair?.percent, pair?.kappa, pair?.prevalenceAdjustedKappa]).toEqual([100, null, null]);
  });
});

describe('the agreement of several observers on codes', () => {
  it('is that of the classic table of Fleiss in the analysis definitions', () => {
    const coded = CLASSIC.flatMap((counts, item) =>
      counts
        .flatMap((count, code) => Array.from({ length: count }, () => `c${code}`))
        .map((code, observer) => ({ observerId: `o${observer}`, itemId: `i${item}`, code })),
    );
    const { fleissKappa, table, itemsOfAll, pairs } = of(coded).codes;
    expect(fleissKappa?.toFixed(6)).toBe('0.209931');
    expect([table.counts, itemsOfAll, pairs.length]).toEqual([CLASSIC, 10, 91]);
  });
  it('is over the items that all coded, and of each two over those that both coded', () => {
    const coded = [...codes('a', 'x', 'y', 'x'), ...codes('b', 'x', 'y', 'x'), ...codes('c', 'x', 'y')];
    const { itemsOfAll, fleissKappa, pairs } = of(coded).codes;
    expect([itemsOfAll, fleissKappa, pairs.map(({ items }) => items)]).toEqual([2, 1, [3, 2, 2]]);
  });
});

describe('the agreement of observers on ranks', () => {
  it('is the weighted kappa of each two, and the concordance of all', () => {
    const { observerIds, pairs, itemsOfAll, concordance } = of([
      ...ranks('a', 1, 2.5, 2.5, 4, 5, 6),
      ...ranks('b', 2, 2, 4, 4, 1, 7),
      ...ranks('c', 3, 1, 1, 1, 8, 9),
    ]).ranks;
    expect([observerIds, itemsOfAll]).toEqual([['a', 'b', 'c'], 6]);
    expect(pairs.map(({ first, second, percent }) => [first, second, percent])).toEqual([
      ['a', 'b', expect.closeTo(100 / 6, 9)],
      ['a', 'c', 0],
      ['b', 'c', 0],
    ]);
    expect(concordance).toEqual({
      w: expect.closeTo(80 / 147, 9),
      chiSquare: expect.closeTo(400 / 49, 9),
      degreesOfFreedom: 5,
    });
  });
  it('weighs a difference of ranks by itself or by its square', () => {
    const [pair] = of([...ranks('a', 1, 2, 3, 3), ...ranks('b', 1, 2, 3, 1)]).ranks.pairs;
    // Observed 2 and 4 over four items; by chance 16 / 4 and 26 / 4.
    expect([pair?.linearKappa, pair?.quadraticKappa]).toEqual([
      expect.closeTo(1 - 2 / (16 / 4), 9),
      expect.closeTo(1 - 4 / (26 / 4), 9),
    ]);
  });
  it('leaves out observers that gave codes only, and the other way round', () => {
    const { codes: ofCodes, ranks: ofRanks } = of([...twoObservers, ...ranks('cid', 1, 2), ...ranks('dan', 1, 2)]);
    expect([ofCodes.observerIds, ofRanks.observerIds]).toEqual([
      ['ann', 'bob'],
      ['cid', 'dan'],
    ]);
    expect([ofCodes.itemsOfAll, ofRanks.concordance?.w]).toEqual([50, 1]);
  });
  it('takes 0 for a rank', () => {
    expect(of([...ranks('a', 0, 1), ...ranks('b', 0, 1)]).ranks.pairs[0]).toMatchObject({ items: 2, linearKappa: 1 });
  });
});

describe('an agreement', () => {
  it('without codings is empty', () => {
    expect(of([])).toEqual({
      codes: { observerIds: [], pairs: [], itemsOfAll: 0, fleissKappa: null, table: { categories: [], counts: [] } },
      ranks: { observerIds: [], pairs: [], itemsOfAll: 0, concordance: null },
    });
  });
  it('of one observer has no pair and no measure', () => {
    const { codes: ofCodes, ranks: ofRanks } = of([...codes('ann', 'rest', 'walk'), ...ranks('ben', 1, 2)]);
    expect([ofCodes.pairs, ofCodes.itemsOfAll, ofCodes.fleissKappa]).toEqual([[], 2, null]);
    expect([ofRanks.pairs, ofRanks.itemsOfAll, ofRanks.concordance]).toEqual([[], 2, null]);
  });
});
