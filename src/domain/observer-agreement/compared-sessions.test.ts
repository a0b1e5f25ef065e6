import { describe, expect, it } from 'vitest';
import { anObservationSession } from '../../../tests/support/builders/observation-session.ts';
import { areCompared, comparedSessions } from './compared-sessions.ts';

const first = anObservationSession({ visitId: 'first', status: 'finished', startedAtUnix: 10 });
const second = anObservationSession({
  ...{ visitId: 'second', secondOf: 'first', observerId: 'auditor-1', status: 'finished', startedAtUnix: 20 },
});

describe('a session and its second opinion', () => {
  it('are compared where both are ended scans that count and belong together', () => {
    expect(areCompared(first, second)).toBe(true);
    for (const changes of [
      { status: 'running' },
      { status: 'interrupted' },
      { method: 'focal' },
      { invalidReason: 'Mauvais enclos' },
      { secondOf: 'other' },
      { campaignId: 'other' },
    ] as const)
      expect(areCompared(first, { ...second, ...changes })).toBe(false);
    expect(areCompared({ ...first, status: 'running' }, second)).toBe(false);
  });
});

describe('the sessions of a campaign that several people observed', () => {
  it('stand with their second opinions, the latest session first', () => {
    const later = { ...first, visitId: 'later', startedAtUnix: 30 };
    const onLater = { ...second, visitId: 'on-later', secondOf: 'later', startedAtUnix: 40 };
    const third = { ...second, visitId: 'third', observerId: 'auditor-2', startedAtUnix: 15 };
    expect(comparedSessions([first, second, later, onLater, third])).toEqual([
      { first: later, seconds: [onLater] },
      { first, seconds: [third, second] },
    ]);
  });

  it('have the latest opinion of a person who gave two', () => {
    const again = { ...second, visitId: 'again', startedAtUnix: 50 };
    expect(comparedSessions([first, again, second])).toEqual([{ first, seconds: [again] }]);
  });

  it('leave out the second look of the same person, and sessions that nobody else observed', () => {
    expect(comparedSessions([first, { ...second, observerId: first.observerId }])).toEqual([]);
    expect(comparedSessions([first])).toEqual([]);
    expect(comparedSessions([second])).toEqual([]);
  });
});
