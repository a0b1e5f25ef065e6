import { describe, expect, it } from 'vitest';
import { aJudgedSession } from '../../../tests/support/judged-session.ts';
import { trainingGate } from './training-gate.ts';

const campaign = { type: 'training' as const, minAgreement: 0.6, observerIds: ['anna', 'ben'] };
const compared = (visitId: string, observerId: string, startedAtUnix: number) => ({
  ...{ first: { visitId, observerId, startedAtUnix }, seconds: [] },
});
/** Three of four letters agree and chance gives a half: kappa 0.5. */
const ALIKE = 'abab';
const HALF = 'abaa';

describe('the gate of a training campaign', () => {
  it('passes an observer whose latest session reaches the least agreement', () => {
    const lines = trainingGate(
      campaign,
      [compared('new', 'anna', 20), compared('old', 'anna', 10)],
      [aJudgedSession('new', { anna: ALIKE, expert: ALIKE }), aJudgedSession('old', { anna: ALIKE, expert: HALF })],
    );
    expect(lines[0]).toEqual({
      ...{ observerId: 'anna', state: 'passed', compared: 2, reached: 1 },
      decided: { visitId: 'new', secondId: 'expert', atUnix: 20, items: 4, percent: 100, kappa: 1 },
    });
  });

  it('passes at the least agreement itself, and nobody just below it', () => {
    const sessions = [[compared('one', 'anna', 1)], [aJudgedSession('one', { anna: ALIKE, expert: HALF })]] as const;
    expect(trainingGate({ ...campaign, minAgreement: 0.5 }, ...sessions)[0]?.state).toBe('passed');
    expect(trainingGate({ ...campaign, minAgreement: 0.51 }, ...sessions)[0]?.state).toBe('below');
  });

  it('decides by the lowest kappa of several second opinions, an undefined one apart', () => {
    const [line] = trainingGate(
      campaign,
      [compared('one', 'anna', 1)],
      [aJudgedSession('one', { anna: ALIKE, expert: ALIKE, other: HALF, late: '----' })],
    );
    expect(line).toMatchObject({ state: 'below', decided: { secondId: 'other' } });
  });

  it('leaves an observer undecided without kappa, and without a compared session', () => {
    const lines = trainingGate(
      campaign,
      [compared('one', 'anna', 1)],
      [aJudgedSession('one', { anna: 'aa', expert: 'aa' })],
    );
    expect(lines.map(({ state }) => state)).toEqual(['undefined', 'none']);
    expect(lines[1]).toMatchObject({ decided: null, compared: 0, reached: 0 });
  });

  it('is there for training campaigns with a least agreement alone', () => {
    expect(trainingGate({ ...campaign, type: 'welfare' }, [], [])).toEqual([]);
    expect(trainingGate({ ...campaign, minAgreement: null }, [], [])).toEqual([]);
  });
});
