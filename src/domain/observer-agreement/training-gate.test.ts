import { describe, expect, it } from 'vitest';
import { anObservationSession } from '../../../tests/support/builders/observation-session.ts';
import { aJudgedSession } from '../../../tests/support/judged-session.ts';
import type { ObservationSession } from '../observation-sessions/session.ts';
import { trainingGate } from './training-gate.ts';

const campaign = { type: 'training' as const, minAgreement: 0.6, observerIds: ['anna', 'ben'] };
const compared = (visitId: string, observerId: string, startedAtUnix: number) => ({
  ...{ first: { visitId, observerId, startedAtUnix, isKnownAnswer: false }, seconds: [] },
});
/** Three of four letters agree and chance gives a half: kappa 0.5. */
const ALIKE = 'abab';
const HALF = 'abaa';
/** A session of Anna that repeats known answers. */
const answered = (kappa: number | null, startedAtUnix: number, differences: Partial<ObservationSession> = {}) =>
  anObservationSession({
    ...{ visitId: `answer-${startedAtUnix}`, observerId: 'anna', secondOf: 'known', status: 'finished', startedAtUnix },
    knownAgreement: { kappa, percent: 90, items: 20, unanswered: 0, least: [] },
    ...differences,
  });

describe('the gate of a training campaign', () => {
  it('passes an observer whose latest session reaches the least agreement', () => {
    const lines = trainingGate(
      campaign,
      [],
      [compared('new', 'anna', 20), compared('old', 'anna', 10)],
      [aJudgedSession('new', { anna: ALIKE, expert: ALIKE }), aJudgedSession('old', { anna: ALIKE, expert: HALF })],
    );
    expect(lines[0]).toEqual({
      ...{ observerId: 'anna', state: 'passed', compared: 2, reached: 1 },
      decided: { by: 'second', visitId: 'new', secondId: 'expert', atUnix: 20, items: 4, percent: 100, kappa: 1 },
    });
  });

  it('passes at the least agreement itself, and nobody just below it', () => {
    const sessions = [
      [],
      [compared('one', 'anna', 1)],
      [aJudgedSession('one', { anna: ALIKE, expert: HALF })],
    ] as const;
    expect(trainingGate({ ...campaign, minAgreement: 0.5 }, ...sessions)[0]?.state).toBe('passed');
    expect(trainingGate({ ...campaign, minAgreement: 0.51 }, ...sessions)[0]?.state).toBe('below');
  });

  it('decides by the lowest kappa of several second opinions, an undefined one apart', () => {
    const [line] = trainingGate(
      campaign,
      [],
      [compared('one', 'anna', 1)],
      [aJudgedSession('one', { anna: ALIKE, expert: ALIKE, other: HALF, late: '----' })],
    );
    expect(line).toMatchObject({ state: 'below', decided: { secondId: 'other' } });
  });

  it('leaves an observer undecided without kappa, and without a compared session', () => {
    const lines = trainingGate(
      campaign,
      [],
      [compared('one', 'anna', 1)],
      [aJudgedSession('one', { anna: 'aa', expert: 'aa' })],
    );
    expect(lines.map(({ state }) => state)).toEqual(['undefined', 'none']);
    expect(lines[1]).toMatchObject({ decided: null, compared: 0, reached: 0 });
  });

  it('is decided by the latest session that repeats known answers, before any second opinion', () => {
    const second = [[compared('one', 'anna', 30)], [aJudgedSession('one', { anna: ALIKE, expert: ALIKE })]] as const;
    const [line] = trainingGate(campaign, [answered(0.9, 10), answered(0.59, 20)], ...second);
    expect(line).toEqual({
      ...{ observerId: 'anna', state: 'below', compared: 2, reached: 1 },
      decided: {
        ...{ by: 'known', visitId: 'answer-20', secondId: null, atUnix: 20, items: 20, percent: 90, kappa: 0.59 },
      },
    });
    expect(trainingGate(campaign, [answered(0.6, 20)], ...second)[0]?.state).toBe('passed');
    expect(trainingGate(campaign, [answered(null, 20)], ...second)[0]?.state).toBe('undefined');
  });

  it.each<[string, Partial<ObservationSession>]>([
    ['waits for its scans', { knownAgreement: null }],
    ['was invalidated', { invalidReason: 'Wrong enclosure.' }],
    ['still runs', { status: 'running' }],
    ['is of somebody else', { observerId: 'ben' }],
  ])('is left to second opinions where the session that repeats known answers %s', (_why, differences) => {
    const second = [[compared('one', 'anna', 1)], [aJudgedSession('one', { anna: ALIKE, expert: ALIKE })]] as const;
    const [line] = trainingGate(campaign, [answered(0.1, 20, differences)], ...second);
    expect(line).toMatchObject({ state: 'passed', decided: { by: 'second' } });
  });

  it('judges nobody by opinions on the known answers that they recorded', () => {
    const known = compared('one', 'anna', 1);
    const [line] = trainingGate(
      campaign,
      [],
      [{ ...known, first: { ...known.first, isKnownAnswer: true } }],
      [aJudgedSession('one', { anna: ALIKE, ben: HALF })],
    );
    expect(line?.state).toBe('none');
  });

  it('is there for training campaigns with a least agreement alone', () => {
    expect(trainingGate({ ...campaign, type: 'welfare' }, [answered(1, 20)], [], [])).toEqual([]);
    expect(trainingGate({ ...campaign, minAgreement: null }, [answered(1, 20)], [], [])).toEqual([]);
  });
});
