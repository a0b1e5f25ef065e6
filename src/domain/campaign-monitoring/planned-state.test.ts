import { describe, expect, it } from 'vitest';
import { anObservationSession } from '../../../tests/support/builders/observation-session.ts';
import type { PlannedSession } from '../campaigns/campaign.ts';
import { findingOf, followPlan, type MonitoredSession, ofMethod, type PlannedState } from './planned-state.ts';

/** Thursday 5 March 2026, 10:00 in Paris. */
const NOW = Date.parse('2026-03-05T09:00:00Z');
const HOUR = 3_600_000;

const at = (plannedId: string, hours: number, observerId: string | null = 'keeper-1'): PlannedSession => ({
  ...{ plannedId, enclosureId: 'plain', observerId, atUnix: NOW + hours * HOUR },
});
const whole = (differences: Partial<MonitoredSession> = {}): MonitoredSession =>
  anObservationSession({ status: 'finished', doneCount: 12, plannedId: 'one', ...differences });
const followed = (plan: readonly PlannedSession[], sessions: readonly MonitoredSession[], stoppedAtUnix?: number) =>
  followPlan({ plan: [...plan], stoppedAtUnix: stoppedAtUnix ?? null }, sessions, NOW);
const stateOf = (hours: number, sessions: readonly MonitoredSession[], stoppedAtUnix?: number) =>
  followed([at('one', hours)], sessions, stoppedAtUnix).followed[0]?.state;

describe('a planned session that nobody began', () => {
  it.each<[string, number, PlannedState]>([
    ['yesterday', -24, 'missed'],
    ['this morning, while its day lasts', -2, 'toCome'],
    ['this evening', 6, 'toCome'],
    ['yesterday just before midnight in Paris', -10.5, 'missed'],
  ])('planned %s is %s', (_when, hours, state) => expect(stateOf(hours, [])).toBe(state));

  it('is cancelled from the day on which the campaign was stopped', () => {
    expect(stateOf(24, [], NOW - HOUR)).toBe('cancelled');
    expect(stateOf(-24, [], NOW - 30 * HOUR)).toBe('cancelled');
    expect(stateOf(-72, [], NOW - 24 * HOUR)).toBe('missed');
  });
});

describe('a planned session that somebody began', () => {
  it.each<[PlannedState, Partial<MonitoredSession>]>([
    ['done', {}],
    ['short', { doneCount: 11 }],
    ['interrupted', { status: 'interrupted', doneCount: 3 }],
    ['running', { status: 'running', doneCount: 3 }],
    ['invalid', { invalidReason: 'Enclos ouvert' }],
  ])('is %s', (state, differences) => expect(stateOf(-24, [whole(differences)])).toBe(state));

  it('is done by the best of its attempts', () => {
    const attempts = [whole({ visitId: 'broken', status: 'interrupted' }), whole({ visitId: 'whole' })];
    const [one] = followed([at('one', -24)], attempts).followed;
    expect(one?.state).toBe('done');
    expect(one?.session?.visitId).toBe('whole');
  });
  it('is done by a session that was entered on a later day', () =>
    expect(stateOf(-240, [anObservationSession({ ...whole(), isDeferred: true })])).toBe('done'));
  it('is not done by a second opinion alone', () =>
    expect(stateOf(-24, [whole({ secondOf: 'visit-1' })])).toBe('missed'));
});

describe('sessions beside the plan', () => {
  it('name no session of it, and are no second opinions', () => {
    const sessions = [
      whole({ visitId: 'planned' }),
      whole({ visitId: 'free', plannedId: null }),
      whole({ visitId: 'dropped', plannedId: 'of an earlier plan' }),
      whole({ visitId: 'second', plannedId: null, secondOf: 'free' }),
    ];
    expect(followed([at('one', -24)], sessions).beside.map(({ visitId }) => visitId)).toEqual(['free', 'dropped']);
  });
});

describe('the finding', () => {
  it('counts passed days and what was done ahead, and nothing that is still to come or cancelled', () => {
    const plan = [at('one', -48), at('two', -48), at('three', -24), at('four', 48), at('five', 72), at('six', 0)];
    const sessions = [
      whole(),
      whole({ plannedId: 'three', status: 'interrupted' }),
      whole({ plannedId: 'four' }),
      whole({ plannedId: 'six', status: 'interrupted' }),
    ];
    expect(findingOf(followed(plan, sessions).followed)).toEqual({ due: 4, done: 2, missed: 1, unfinished: 1 });
  });
  it('is zero for an empty plan', () => expect(findingOf([])).toEqual({ due: 0, done: 0, missed: 0, unfinished: 0 }));
});

describe('the part of one method', () => {
  const plan = [at('one', -24), at('two', -24), at('three', -24)];
  const sessions = [whole(), whole({ plannedId: 'two', method: 'focal' }), whole({ plannedId: null, method: 'focal' })];
  it('is what it made, and what nobody began', () => {
    const scans = ofMethod(followed(plan, sessions), 'scan');
    expect(scans.followed.map(({ planned }) => planned.plannedId)).toEqual(['one', 'three']);
    expect(scans.beside).toEqual([]);
    expect(ofMethod(followed(plan, sessions), 'focal').beside).toHaveLength(1);
  });
});

it('the last minute of a day belongs to it, also where the clock goes forward', () => {
  // 29 March 2026: 23:30 in Paris is 21:30 in UTC, after the clock went forward in the night before.
  const planned = { ...at('one', 0), atUnix: Date.parse('2026-03-29T08:00:00Z') };
  const state = (iso: string) =>
    followPlan({ plan: [planned], stoppedAtUnix: null }, [], Date.parse(iso)).followed[0]?.state;
  expect(state('2026-03-29T21:59:00Z')).toBe('toCome');
  expect(state('2026-03-29T22:00:00Z')).toBe('missed');
});
