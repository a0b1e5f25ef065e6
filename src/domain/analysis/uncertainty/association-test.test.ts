import { describe, expect, it } from 'vitest';
import { aDataSet, seen, someAnimals } from '../../../../tests/support/builders/data-set.ts';
import { FEW, scansOf, sessionOf } from '../../../../tests/support/uncertain-scans.ts';
import { seededDraw } from '../../campaigns/seeded-draw.ts';
import { uncertaintyOf } from './uncertainty.ts';

/** Scans in which pairs of four animals are in proximity. */
const pairsIn = (pairs: readonly (readonly [string, string])[]) =>
  aDataSet({
    scans: scansOf(pairs.map((_pair, at) => `v#${at}`)),
    individuals: someAnimals('lion', 'a', 'b', 'c', 'd'),
    ethogram: ['rest'],
    records: pairs.flatMap(([one, other], at) =>
      ['a', 'b', 'c', 'd'].map((id) => seen(`v#${at}`, id, 'rest', { proximity: id === one ? [other] : [] })),
    ),
  });

describe('the test of the association network', () => {
  const steady = pairsIn(Array.from({ length: 30 }, (_none, at) => (at % 2 === 0 ? ['a', 'b'] : ['c', 'd'])));
  it('finds companions that are always the same, with the least p that its permutations allow', () => {
    const test = uncertaintyOf(steady, sessionOf, FEW).association;
    expect(test).toMatchObject({ permutations: 99, scans: 30, pairs: 6 });
    expect(test?.variation.p).toBe(1 / 100);
    // Six pairs, of which two have the index 1/2: mean 1/6, deviation √(1/15).
    expect(test?.mean.observed).toBeCloseTo(1 / 6, 12);
    expect(test?.variation.observed).toBeCloseTo(6 * Math.sqrt(1 / 15), 12);
    // Each scan has one pair of four animals, all visible: the mean cannot change.
    expect(test?.mean).toMatchObject({ byChance: expect.closeTo(1 / 6, 12), p: 1 });
  });
  it('does not find companions where all pairs are together equally often', () => {
    const all = [
      ['a', 'b'],
      ['a', 'c'],
      ['a', 'd'],
      ['b', 'c'],
      ['b', 'd'],
      ['c', 'd'],
    ] as const;
    const even = pairsIn([...all, ...all, ...all]);
    expect(uncertaintyOf(even, sessionOf, FEW).association?.variation).toMatchObject({ observed: 0, p: 1 });
  });
  it('finds companions by chance in about one of twenty random networks', () => {
    const draw = seededDraw('by chance');
    const ids = ['a', 'b', 'c', 'd'];
    const found = Array.from({ length: 100 }, (_none, round) => {
      const pairs = Array.from({ length: 20 }, (): [string, string] => {
        const one = draw(4);
        return [ids[one] ?? '', ids[(one + 1 + draw(3)) % 4] ?? ''];
      });
      return uncertaintyOf(pairsIn(pairs), sessionOf, { ...FEW, seed: String(round) }).association?.variation.p ?? 1;
    }).filter((p) => p <= 0.05).length;
    expect(found).toBeLessThanOrEqual(11);
  });
  it('is not there without a pair in proximity, and with fewer than two pairs', () => {
    const { scans, individuals, ethogram, records } = steady;
    const apart = { ...steady, records: records.map((record) => ({ ...record, proximity: [] })) };
    expect(uncertaintyOf(apart, sessionOf, FEW).association).toBeNull();
    const two = aDataSet({ scans, ethogram, records, individuals: individuals.slice(0, 2) });
    expect(uncertaintyOf(two, sessionOf, FEW).association).toBeNull();
  });
});
