import { describe, expect, it } from 'vitest';
import { FEW, restOf, sessionOf } from '../../../../tests/support/uncertain-scans.ts';
import { seededDraw } from '../../campaigns/seeded-draw.ts';
import { analyse } from '../analyse.ts';
import { percentileInterval } from './percentile-interval.ts';
import { uncertaintyOf } from './uncertainty.ts';

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
