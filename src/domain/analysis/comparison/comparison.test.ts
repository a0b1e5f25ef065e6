import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDataSet, anyDataSet, seen, someAnimals, unseen } from '../../../../tests/support/builders/data-set.ts';
import { FEW, restOf, scansOf, sessionOf } from '../../../../tests/support/uncertain-scans.ts';
import { seededDraw } from '../../campaigns/seeded-draw.ts';
import type { DataSet } from '../data-set.ts';
import { percentileInterval } from '../uncertainty/percentile-interval.ts';
import { type ComparedSides, periodsAround } from './compared-sides.ts';
import { comparisonOf } from './comparison.ts';

type Session = readonly [rest: number, all: number];
const HOUR = 3_600_000;
/** The border after some sessions, whose scans are an hour apart. */
const after = (sessions: readonly Session[]) =>
  periodsAround(sessions.reduce((scans, [, all]) => scans + all, 0) * HOUR);
const compared = (a: readonly Session[], b: readonly Session[], seed = FEW.seed) =>
  comparisonOf(restOf([...a, ...b]), after(a), sessionOf, { ...FEW, seed });
const times = (count: number, session: Session): readonly Session[] => Array.from({ length: count }, () => session);
const exchanged = (sides: ComparedSides): ComparedSides => {
  if (sides.kind === 'animals') return { ...sides, a: sides.b, b: sides.a };
  if (sides.kind === 'cohorts') return { ...sides, a: sides.b, b: sides.a };
  return { ...sides, a: sides.b, b: sides.a };
};

describe('the comparison of two periods', () => {
  it('has the shares of both sides, their difference and its size', () => {
    const { sides, behaviours, zones, shannon } = compared(times(5, [1, 4]), times(6, [3, 4]));
    expect(sides).toEqual({
      a: { sessions: 5, scans: 20, records: 20, visible: 20 },
      b: { sessions: 6, scans: 24, records: 24, visible: 24 },
    });
    expect(behaviours[0]).toEqual({
      behaviour: 'rest',
      a: { count: 5, of: 20, percent: 25 },
      b: { count: 18, of: 24, percent: 75 },
      difference: 50,
      // Sessions alike on each side: every resample has the same shares.
      interval: { from: 50, to: 50 },
      effect: { size: expect.closeTo(Math.PI / 3, 12), level: 'large' },
    });
    expect(behaviours[1]?.difference).toBe(-50);
    expect(zones).toEqual([]);
    // Shares of 1/4 and 3/4 on both sides have one diversity, and no session has another one.
    expect(shannon.a).toBeCloseTo(0.5623351446, 10);
    expect(shannon.difference).toBeCloseTo(0, 12);
    expect(shannon.effect).toBeNull();
  });
  it('gives the difference of diversity in deviations between sessions', () => {
    const a: readonly Session[] = [...times(2, [1, 4]), ...times(3, [2, 4])];
    const { shannon, evenness } = compared(a, times(5, [2, 4]));
    const h = (share: number) => -share * Math.log(share) - (1 - share) * Math.log(1 - share);
    const squares = (values: readonly number[]) => {
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      return values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
    };
    const [low, high] = [h(1 / 4), h(1 / 2)];
    expect(shannon.difference).toBeCloseTo(h(1 / 2) - h(2 / 5), 12);
    expect(shannon.effect?.size).toBeCloseTo(
      (h(1 / 2) - h(2 / 5)) / Math.sqrt(squares([low, low, high, high, high]) / 8),
      12,
    );
    expect(evenness.a).toBeCloseTo(h(2 / 5) / Math.log(2), 12);
  });
  it('agrees with a recount of its own draws, which are apart on each side', () => {
    const a: readonly Session[] = [
      [1, 4],
      [2, 5],
      [6, 6],
      [0, 3],
      [2, 2],
    ];
    const b: readonly Session[] = [
      [3, 4],
      [1, 5],
      [2, 6],
      [1, 3],
      [0, 2],
    ];
    const names = (from: number, count: number) => Array.from({ length: count }, (_none, at) => `v${from + at}`);
    const percentsOf = (sessions: readonly Session[], first: number) => {
      const draw = seededDraw(`test ${names(first, sessions.length).join(' ')}`);
      return Array.from({ length: FEW.resamples }, () => {
        const drawn = sessions.map(() => sessions[draw(sessions.length)] ?? [0, 0]);
        const [rest, all] = [0, 1].map((at) => drawn.reduce((sum, one) => sum + (one[at] ?? 0), 0));
        return (100 * (rest ?? 0)) / (all ?? 1);
      });
    };
    const ofB = percentsOf(b, a.length);
    expect(compared(a, b).behaviours[0]?.interval).toEqual(
      percentileInterval(percentsOf(a, 0).map((percent, at) => (ofB[at] ?? 0) - percent)),
    );
  });
  it('has no interval with four sessions on a side, and remarks fewer than ten', () => {
    const few = compared(times(4, [1, 4]), times(20, [3, 4]));
    expect(few).toMatchObject({ hasIntervals: false, isFew: true, shannon: { interval: null } });
    expect(few.behaviours.map(({ interval, difference }) => [interval, difference])).toEqual([
      [null, 50],
      [null, -50],
    ]);
    expect(compared(times(5, [1, 4]), times(9, [3, 4]))).toMatchObject({ hasIntervals: true, isFew: true });
    expect(compared(times(10, [1, 4]), times(10, [3, 4]))).toMatchObject({ hasIntervals: true, isFew: false });
  });
  it('is null where a side has nothing', () => {
    const { sides, behaviours, shannon } = compared(times(5, [1, 4]), []);
    expect(sides.b).toEqual({ sessions: 0, scans: 0, records: 0, visible: 0 });
    expect(behaviours[0]).toMatchObject({
      ...{ a: { percent: 25 }, b: { count: 0, of: 0, percent: null } },
      ...{ difference: null, interval: null, effect: null },
    });
    expect(shannon).toMatchObject({ b: null, difference: null, interval: null, effect: null });
  });
  it('finds a difference by chance in about one of twenty comparisons of the same thing', () => {
    const draw = seededDraw('nothing happened');
    const rounds = 120;
    const found = Array.from({ length: rounds }, (_none, round) => {
      const sessions = Array.from({ length: 40 }, (): Session => {
        const share = 30 + draw(41);
        return [Array.from({ length: 8 }, () => draw(100)).filter((one) => one < share).length, 8];
      });
      const { interval } = compared(sessions.slice(0, 20), sessions.slice(20), String(round)).behaviours[0] ?? {};
      return interval && (interval.from > 0 || interval.to < 0);
    }).filter(Boolean).length;
    expect(found / rounds).toBeGreaterThan(0.005);
    expect(found / rounds).toBeLessThan(0.13);
  });
});

/** Sessions of the animals a and b, each with the number of scans, of four, in which each rests; c is never seen. */
const ofTwo = (sessions: readonly (readonly [a: number, b: number])[]): DataSet => {
  const scans = sessions.flatMap((session, at) =>
    [0, 1, 2, 3].map((scan) => ({ id: `v${at}#${scan}`, scan, session })),
  );
  return aDataSet({
    scans: scansOf(scans.map(({ id }) => id)),
    individuals: someAnimals('lion', 'a', 'b', 'c'),
    ethogram: ['rest', 'walk'],
    zones: [{ id: 'den' }, { id: 'pond' }, { id: 'hidden', isHidden: true }],
    records: scans.flatMap(({ id, scan, session: [a, b] }) => [
      seen(id, 'a', scan < a ? 'rest' : 'walk', { zoneId: 'den' }),
      seen(id, 'b', scan < b ? 'rest' : 'walk', { zoneId: scan < 2 ? 'pond' : null }),
      unseen(id, 'c'),
    ]),
  });
};
const steadySessions = [
  [0, 1],
  [1, 2],
  [3, 4],
  [2, 3],
  [0, 1],
] as const;
const groups: ComparedSides = { kind: 'animals', a: ['a'], b: ['b', 'c'] };

describe('the comparison of two groups of animals', () => {
  const steady = comparisonOf(ofTwo(steadySessions), groups, sessionOf, FEW);
  it('draws sessions for both groups together: one that differs alike in all of them has a narrow interval', () => {
    expect(steady.behaviours[0]).toMatchObject({
      ...{ a: { count: 6, of: 20, percent: 30 }, b: { count: 11, of: 20, percent: 55 } },
      ...{ difference: 25, interval: { from: 25, to: 25 } },
    });
  });
  it('draws them together as well where one group alone was seen in a session', () => {
    const known = ofTwo(steadySessions);
    // A behaviour that the ethogram does not have: the session counts, and adds nothing to a share.
    const alone = { ...known.records[0]!, scanId: 'w#0', individualId: 'b', behaviour: 'odd' };
    const data = { ...known, scans: [...known.scans, { id: 'w#0', instant: 0 }], records: [...known.records, alone] };
    const { sides, behaviours } = comparisonOf(data, groups, sessionOf, FEW);
    expect([sides.a.sessions, sides.b.sessions]).toEqual([5, 6]);
    expect(behaviours[0]?.interval).toEqual({ from: expect.closeTo(25, 9), to: expect.closeTo(25, 9) });
  });
  it('counts the records of its own animals, seen or not, and the sessions in which one was seen', () => {
    expect(steady.sides).toEqual({
      a: { sessions: 5, scans: 20, records: 20, visible: 20 },
      b: { sessions: 5, scans: 20, records: 40, visible: 20 },
    });
  });
  it('compares the zones of scan sampling, of the records that have one', () => {
    expect(steady.zones.map(({ zoneId, a, b, difference }) => [zoneId, a.of, b.of, difference])).toEqual([
      ['den', 20, 10, -100],
      ['pond', 20, 10, 100],
    ]);
  });
});

describe('any comparison', () => {
  const anySessions = fc.array(
    fc.integer({ min: 1, max: 5 }).chain((all) => fc.tuple(fc.integer({ min: 0, max: all }), fc.constant(all))),
    { minLength: 5, maxLength: 7 },
  );
  const few = { resamples: 40, seed: 's' };
  it('changes its sign where the sides are exchanged', () => {
    fc.assert(
      fc.property(anySessions, anySessions, (a, b) => {
        const data = restOf([...a, ...b]);
        const one = comparisonOf(data, after(a), sessionOf, few);
        const other = comparisonOf(data, exchanged(after(a)), sessionOf, few);
        const pairs = [...one.behaviours, one.shannon, one.evenness].map(
          (difference, at) => [difference, [...other.behaviours, other.shannon, other.evenness][at]!] as const,
        );
        for (const [there, back] of pairs) {
          expect((there.difference ?? 0) + (back.difference ?? 0)).toBe(0);
          expect((there.effect?.size ?? 0) + (back.effect?.size ?? 0)).toBe(0);
          expect(there.interval?.from ?? 0).toBeCloseTo(-(back.interval?.to ?? 0), 9);
          expect(there.interval?.to ?? 0).toBeCloseTo(-(back.interval?.from ?? 0), 9);
        }
        expect([other.sides.b, other.sides.a]).toEqual([one.sides.a, one.sides.b]);
      }),
      { numRuns: 40 },
    );
  });
  it('of a group with itself is 0 in every resample, and of sides alike holds 0', () => {
    fc.assert(
      fc.property(anySessions, (sessions) => {
        const same = comparisonOf(restOf(sessions), { kind: 'animals', a: ['a'], b: ['a'] }, sessionOf, few);
        for (const { difference, interval } of same.behaviours)
          expect({ difference, interval }).toEqual({ difference: 0, interval: { from: 0, to: 0 } });
        const { behaviours } = comparisonOf(restOf([...sessions, ...sessions]), after(sessions), sessionOf, few);
        for (const { difference, interval, effect } of behaviours) {
          expect([difference, effect?.size]).toEqual([0, 0]);
          expect((interval?.from ?? 0) <= 0 && (interval?.to ?? 0) >= 0).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });
  it('is the same in whatever order the data stand, within its bounds, and finite', () => {
    const anySides = fc.oneof(
      fc
        .date({ min: new Date('2024-12-20'), max: new Date('2025-11-01'), noInvalidDate: true })
        .map((border) => periodsAround(border.getTime())),
      fc
        .subarray(['a', 'b', 'c', 'd'])
        .map((a): ComparedSides => ({ kind: 'animals', a, b: ['a', 'b', 'c', 'd'].filter((id) => !a.includes(id)) })),
    );
    fc.assert(
      fc.property(anyDataSet, anySides, (any, sides) => {
        const turned = {
          ...any,
          scans: any.scans.toReversed(),
          individuals: any.individuals.toReversed(),
          zones: any.zones.toReversed(),
          ethogram: any.ethogram.toReversed(),
        };
        const found = comparisonOf(any, sides, (id) => id, few);
        expect(JSON.stringify(comparisonOf(turned, sides, (id) => id, few))).toBe(JSON.stringify(found));
        expect(JSON.parse(JSON.stringify(found))).toEqual(found);
        for (const { difference, effect } of [...found.behaviours, ...found.zones]) {
          expect(Math.abs(difference ?? 0)).toBeLessThanOrEqual(100);
          expect(Math.abs(effect?.size ?? 0)).toBeLessThanOrEqual(Math.PI);
        }
      }),
      { numRuns: 60 },
    );
  });
});
