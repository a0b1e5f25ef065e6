import { describe, expect, it } from 'vitest';
import { anObservationSession } from '../../../tests/support/builders/observation-session.ts';
import type { PlannedSession } from '../campaigns/campaign.ts';
import type { ObservationSession } from '../observation-sessions/session.ts';
import { animalGoals, countGoals, goalStatus, observerGoals } from './goals.ts';
import { followPlan } from './planned-state.ts';

const NOW = Date.parse('2026-03-05T09:00:00Z');
const DAY = 86_400_000;

const planned = (plannedId: string, observerId: string | null, days = -1): PlannedSession => ({
  ...{ plannedId, enclosureId: 'plain', observerId, atUnix: NOW + days * DAY },
});
const done = (plannedId: string | null, observerId: string, differences: Partial<ObservationSession> = {}) =>
  anObservationSession({
    ...{ plannedId, observerId, enclosureId: 'plain', status: 'finished', doneCount: 12, animalIds: ['ada'] },
    ...differences,
  });
const plan = (sessions: readonly PlannedSession[], made: readonly ObservationSession[]) =>
  followPlan({ plan: [...sessions], stoppedAtUnix: null }, made, NOW);

it.each([
  [0, 0, null],
  [0, 1, 'unexpected'],
  [2, 1, 'not_achieved'],
  [2, 2, 'achieved'],
  [2, 3, 'achieved'],
] as const)('a goal of %i planned and %i done is %s', (wanted, made, status) =>
  expect(goalStatus({ planned: wanted, done: made })).toBe(status),
);

describe('the goals of observers', () => {
  it('hold what is done against what was planned for them until now', () => {
    const sessions = [planned('a', 'ada'), planned('b', 'ada'), planned('c', 'bo'), planned('later', 'bo', 3)];
    const goals = observerGoals(plan(sessions, [done('a', 'ada'), done('c', 'bo')]), ['ada', 'bo', 'cleo']);
    expect(goals).toEqual([
      { id: 'ada', planned: 2, done: 1, missed: 1, status: 'not_achieved' },
      { id: 'bo', planned: 1, done: 1, missed: 0, status: 'achieved' },
      { id: 'cleo', planned: 0, done: 0, missed: 0, status: null },
    ]);
  });
  it('count a session for whoever made it, and call it unexpected where nothing was planned for them', () => {
    const goals = observerGoals(plan([planned('a', 'ada')], [done('a', 'bo'), done(null, 'cleo')]), ['ada']);
    expect(goals.map(({ id, status }) => [id, status])).toEqual([
      ['ada', 'not_achieved'],
      ['bo', 'unexpected'],
      ['cleo', 'unexpected'],
    ]);
  });
  it('count no second opinion, and nothing short, interrupted or invalid', () => {
    const made = [
      done(null, 'ada', { secondOf: 'visit-1' }),
      done(null, 'ada', { doneCount: 11 }),
      done(null, 'ada', { status: 'interrupted' }),
      done(null, 'ada', { invalidReason: 'Enclos ouvert' }),
    ];
    expect(observerGoals(plan([], made), ['ada'])[0]?.done).toBe(0);
  });
  it('count a session that was entered afterwards', () =>
    expect(observerGoals(plan([], [done(null, 'ada', { isDeferred: true })]), [])[0]?.done).toBe(1));
  it('plan a session of nobody for nobody', () =>
    expect(observerGoals(plan([planned('a', null)], []), ['ada'])).toEqual([
      { id: 'ada', planned: 0, done: 0, missed: 0, status: null },
    ]));
});

describe('the goals of animals', () => {
  const livesIn = (enclosureId: string) => (enclosureId === 'plain' ? ['ada', 'bo'] : []);
  it('are the planned sessions of the enclosure where they live', () => {
    const sessions = [planned('a', 'keeper'), planned('b', 'keeper'), planned('later', 'keeper', 3)];
    expect(animalGoals(plan(sessions, [done('a', 'keeper', { animalIds: ['ada', 'bo'] })]), livesIn)).toEqual([
      { id: 'ada', planned: 2, done: 1, missed: 1, status: 'not_achieved' },
      { id: 'bo', planned: 2, done: 1, missed: 1, status: 'not_achieved' },
    ]);
  });
  it('are not achieved for an animal that a session left out', () => {
    const goals = animalGoals(plan([planned('a', 'keeper')], [done('a', 'keeper')]), livesIn);
    expect(goals.map(({ id, status }) => [id, status])).toEqual([
      ['ada', 'achieved'],
      ['bo', 'not_achieved'],
    ]);
  });
  it('are achieved for an animal that was observed and has left', () => {
    const goals = animalGoals(plan([planned('a', 'keeper')], [done('a', 'keeper', { animalIds: ['zoe'] })]), () => []);
    expect(goals).toEqual([{ id: 'zoe', planned: 1, done: 1, missed: 0, status: 'achieved' }]);
  });
  it('are unexpected for an animal that was observed beside the plan alone', () => {
    const goals = animalGoals(plan([], [done(null, 'keeper')]), livesIn);
    expect(goals).toEqual([{ id: 'ada', planned: 0, done: 1, missed: 0, status: 'unexpected' }]);
  });
});

it('counting goals leaves out those without a status', () => {
  const goals = observerGoals(plan([planned('a', 'ada'), planned('b', 'bo')], [done('a', 'ada')]), [
    'ada',
    'bo',
    'cleo',
  ]);
  expect(countGoals(goals)).toEqual({ achieved: 1, not_achieved: 1, unexpected: 0 });
});
