import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDataSet, anyDataSet, seen, someAnimals } from '../../../../tests/support/builders/data-set.ts';
import { seededDraw } from '../../campaigns/seeded-draw.ts';
import { analyse } from '../analyse.ts';
import { percentileInterval } from './percentile-interval.ts';
import { DEFAULT_UNCERTAINTY, uncertaintyOf } from './uncertainty.ts';

const sessionOf = (scanId: string) => scanId.split('#')[0] ?? '';
const scansOf = (ids: readonly string[]) => ids.map((id, at) => ({ id, instant: at * 3_600_000 }));
const FEW = { resamples: 200, permutations: 99, seed: 'test' };

/** Sessions of one animal; each is the number of its records at rest, of the number of all. */
const restOf = (sessions: readonly (readonly [number, number])[]) => {
  const records = sessions.flatMap(([rest, all], session) =>
    Array.from({ length: all }, (_none, at) => ({ scanId: `v${session}#${at}`, code: at < rest ? 'rest' : 'walk' })),
  );
  return aDataSet({
    scans: scansOf(records.map(({ scanId }) => scanId)),
    individuals: someAnimals('lion', 'a'),
    ethogram: ['rest', 'walk'],
    records: records.map(({ scanId, code }) => seen(scanId, 'a', code)),
  });
};
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

describe('a percentile interval', () => {
  it('leaves out 2.5 of 100 values at either end, between two values in proportion', () => {
    expect(percentileInterval(Array.from({ length: 41 }, (_none, at) => 40 - at))).toEqual({ from: 1, to: 39 });
    expect(percentileInterval([0, 1])).toEqual({ from: 0.025, to: 0.975 });
    expect(percentileInterval([])).toBeNull();
  });
});

describe('the bootstrap over sessions', () => {
  it('has no interval with one session, and says that fewer than ten are few', () => {
    const one = uncertaintyOf(restOf([[3, 5]]), sessionOf, FEW).bootstrap;
    expect(one).toMatchObject({ sessions: 1, isFew: true, shannon: null, evenness: null });
    expect(one.behaviours.map(({ percent }) => percent)).toEqual([null, null]);
    const sessions = (count: number) => Array.from({ length: count }, () => [3, 5] as const);
    const isFew = (count: number) => uncertaintyOf(restOf(sessions(count)), sessionOf, FEW).bootstrap.isFew;
    expect([isFew(9), isFew(10)]).toEqual([true, false]);
  });
  it('of sessions alike is as narrow as a point at the value itself', () => {
    const { behaviours, shannon } = uncertaintyOf(
      restOf([
        [3, 4],
        [3, 4],
        [3, 4],
      ]),
      sessionOf,
      FEW,
    ).bootstrap;
    expect(behaviours[0]?.percent).toEqual({ from: 75, to: 75 });
    const value = analyse(restOf([[3, 4]])).diversity.overall.shannon ?? 0;
    expect(shannon?.from).toBeCloseTo(value, 12);
  });
  it('of two sessions apart reaches from one to the other', () => {
    const { behaviours } = uncertaintyOf(
      restOf([
        [0, 4],
        [4, 4],
      ]),
      sessionOf,
      FEW,
    ).bootstrap;
    expect(behaviours[0]?.percent).toEqual({ from: 0, to: 100 });
  });
  it('leaves out resamples in which evenness is not defined', () => {
    const { evenness } = uncertaintyOf(
      restOf([
        [0, 4],
        [4, 4],
      ]),
      sessionOf,
      FEW,
    ).bootstrap;
    expect(evenness).toEqual({ from: 1, to: 1 });
  });
  it('agrees with a recount of its own draws', () => {
    const sessions = [
      [1, 4],
      [2, 5],
      [6, 6],
      [0, 3],
    ] as const;
    const draw = seededDraw('test sessions');
    const percents = Array.from({ length: FEW.resamples }, () => {
      const drawn = sessions.map(() => sessions[draw(sessions.length)] ?? [0, 0]);
      const [rest, all] = [0, 1].map((at) => drawn.reduce((sum, one) => sum + (one[at] ?? 0), 0));
      return (100 * (rest ?? 0)) / (all ?? 1);
    });
    expect(uncertaintyOf(restOf(sessions), sessionOf, FEW).bootstrap.behaviours[0]?.percent).toEqual(
      percentileInterval(percents),
    );
  });
  it('holds the true share of constructed sessions about as often as it says', () => {
    const draw = seededDraw('coverage');
    const rounds = 120;
    const holding = Array.from({ length: rounds }, (_none, round) => {
      // The share of rest varies between sessions around one half.
      const sessions = Array.from({ length: 20 }, () => {
        const share = 30 + draw(41);
        return [Array.from({ length: 10 }, () => draw(100)).filter((one) => one < share).length, 10] as const;
      });
      const { bootstrap } = uncertaintyOf(restOf(sessions), sessionOf, {
        ...FEW,
        permutations: 1,
        seed: String(round),
      });
      const interval = bootstrap.behaviours[0]?.percent ?? null;
      return interval !== null && interval.from <= 50 && interval.to >= 50;
    }).filter(Boolean).length;
    expect(holding / rounds).toBeGreaterThan(0.86);
    expect(holding / rounds).toBeLessThan(0.995);
  });
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

describe('the uncertainty of any data set', () => {
  it('is the same for the same seed in whatever order the data stand, within its bounds, and finite', () => {
    const few = { resamples: 20, permutations: 9, seed: 's' };
    fc.assert(
      fc.property(anyDataSet, (any) => {
        const turned = {
          ...any,
          scans: any.scans.toReversed(),
          individuals: any.individuals.toReversed(),
          zones: any.zones.toReversed(),
          ethogram: any.ethogram.toReversed(),
        };
        const found = uncertaintyOf(any, (id) => id, few);
        expect(JSON.stringify(uncertaintyOf(turned, (id) => id, few))).toBe(JSON.stringify(found));
        expect(JSON.parse(JSON.stringify(found))).toEqual(found);
        for (const { percent } of [...found.bootstrap.behaviours, ...found.bootstrap.zones])
          expect(percent === null || (percent.from >= 0 && percent.from <= percent.to && percent.to <= 100)).toBe(true);
        const p = found.association?.variation.p ?? 1;
        expect(p >= 1 / 10 && p <= 1).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
  it('changes with the seed, and has 1,000 resamples and permutations where nothing else is asked for', () => {
    const data = restOf([
      [1, 9],
      [5, 9],
      [3, 9],
      [8, 9],
      [2, 7],
    ]);
    const [one, other] = ['one', 'other'].map(
      (seed) => uncertaintyOf(data, sessionOf, { ...FEW, seed }).bootstrap.shannon,
    );
    expect(one).not.toEqual(other);
    expect(uncertaintyOf(data, sessionOf).bootstrap).toMatchObject({
      resamples: 1_000,
      seed: DEFAULT_UNCERTAINTY.seed,
    });
  });
});
