import { describe, expect, it } from 'vitest';
import { aJudgedSession } from '../../../tests/support/judged-session.ts';
import { observerAgreement } from './observer-agreement.ts';

/** The table [[20, 5], [10, 15]] of the definitions, Anna by row and Ben by column. */
const ANNA = 'a'.repeat(25) + 'b'.repeat(25);
const BEN = 'a'.repeat(20) + 'b'.repeat(5) + 'a'.repeat(10) + 'b'.repeat(15);

describe('the agreement of observers', () => {
  it('is 70 %, kappa 0.4 and PABAK 0.4 in the example of the definitions', () => {
    const [pair] = observerAgreement([aJudgedSession('one', { anna: ANNA, ben: BEN })]).pairs;
    expect(pair).toMatchObject({
      ...{ first: 'anna', second: 'ben', items: 50, sessions: 1, percent: 70, onlyFirst: 0, onlySecond: 0 },
      ...{ kappa: expect.closeTo(0.4, 12), prevalenceAdjustedKappa: expect.closeTo(0.4, 12), elevation: null },
    });
    expect(pair?.confusion.counts).toEqual([
      [20, 5],
      [10, 15],
    ]);
  });

  it('is pooled over the sessions of a pair, the observer of sessions first', () => {
    const sessions = [aJudgedSession('one', { anna: 'ab', ben: 'aa' }), aJudgedSession('two', { anna: 'b', ben: 'b' })];
    const { pairs } = observerAgreement(sessions);
    expect(pairs).toHaveLength(1);
    expect(pairs[0]).toMatchObject({ first: 'anna', second: 'ben', items: 3, sessions: 2 });
    expect(pairs[0]?.percent).toBeCloseTo(200 / 3, 9);
  });

  it('counts apart the items that one of the two judged, of their common sessions alone', () => {
    const sessions = [
      aJudgedSession('one', { anna: 'ab-', ben: 'a--' }),
      aJudgedSession('two', { anna: 'abab', cleo: '--ba' }),
      aJudgedSession('three', { anna: '-a', ben: 'ba' }),
    ];
    const [withBen, withCleo] = ['ben', 'cleo'].map((name) =>
      observerAgreement(sessions).pairs.find(({ second }) => second === name),
    );
    expect(withBen).toMatchObject({ items: 2, onlyFirst: 1, onlySecond: 1 });
    expect(withCleo).toMatchObject({ items: 2, onlyFirst: 2, onlySecond: 0, percent: 0 });
  });

  it('keeps a pair without a common item, with nothing defined, and no pair without a common session', () => {
    const { pairs } = observerAgreement([
      aJudgedSession('one', { anna: 'a-', ben: '-b' }),
      aJudgedSession('two', { dora: 'a', emil: 'a' }),
    ]);
    expect(pairs.map(({ first, second }) => [first, second])).toEqual([
      ['dora', 'emil'],
      ['anna', 'ben'],
    ]);
    expect(pairs[1]).toMatchObject({ items: 0, percent: null, kappa: null, prevalenceAdjustedKappa: null });
    expect(pairs[0]).toMatchObject({ items: 1, percent: 100, kappa: null });
  });

  it('of elevation is weighted by the difference of levels', () => {
    const levels = (elevations: readonly number[]) =>
      new Map(elevations.map((elevation, item) => [String(item), { code: 'a', elevation }]));
    const { pairs } = observerAgreement([
      {
        visitId: 'one',
        opinions: [
          { observerId: 'anna', items: levels([-1, 0, 1, 2]) },
          { observerId: 'ben', items: levels([-1, 0, 1, 4]) },
        ],
      },
    ]);
    // Observed 2 of 4 items; by chance 28 / 4 levels.
    expect(pairs[0]?.elevation).toMatchObject({ items: 4, percent: 75, linearKappa: expect.closeTo(1 - 2 / 7, 9) });
  });

  it('of three or more is that of Fleiss over the sessions that all of them observed', () => {
    const { groups } = observerAgreement([
      aJudgedSession('one', { anna: 'ab', ben: 'ab', cleo: 'ab' }),
      aJudgedSession('two', { anna: 'a-', cleo: 'bb', ben: 'aa' }),
      aJudgedSession('three', { anna: 'abab', ben: 'abab' }),
    ]);
    expect(groups).toHaveLength(1);
    // P = 1, 1, 1/3; shares 5/9 and 4/9.
    expect(groups[0]).toMatchObject({
      ...{ observerIds: ['anna', 'ben', 'cleo'], sessions: 2, items: 3 },
      fleissKappa: expect.closeTo((7 / 9 - 41 / 81) / (1 - 41 / 81), 9),
    });
  });

  it('is empty without sessions', () => {
    expect(observerAgreement([])).toEqual({ pairs: [], groups: [] });
  });
});
