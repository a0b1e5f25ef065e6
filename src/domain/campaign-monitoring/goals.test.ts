import { describe, expect, it } from 'vitest';
import { anObservationSession } from '../../../tests/support/builders/observation-session.ts';
import type { PlannedSession } from '../campaigns/campaign.ts';
import type { ObservationSession } from '../observation-sessions/session.ts';
import { animalGoals, countGoals, focalGoals, goalStatus, observerGoals, uncountedSessions } from './goals.ts';
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

describe('the goals of animals in focal sampling', () => {
  const livesIn = (enclosureId: string) => (enclosureId === 'plain' ? ['ada', 'bo'] : []);
  const focal = (plannedId: string | null, followed: Record<string, number>, of: Partial<ObservationSession> = {}) =>
    done(plannedId, 'keeper', {
      ...{ method: 'focal', animalIds: ['ada', 'bo'], doneCount: 12, plannedCount: 2 },
      followed: Object.entries(followed).map(([animalId, observations]) => ({ animalId, observations })),
      ...of,
    });
  const goalsOf = (plans: readonly PlannedSession[], made: readonly ObservationSession[], observations = 2) =>
    focalGoals(plan(plans, made), observations, livesIn);
  const two = [planned('a', 'keeper'), planned('b', 'keeper')];

  it('are equal shares of the planned observations, against those that were ended', () => {
    expect(goalsOf([...two, planned('later', 'keeper', 3)], [focal('a', { ada: 2 })])).toEqual([
      { id: 'ada', planned: 2, done: 2, missed: 1, status: 'achieved' },
      { id: 'bo', planned: 2, done: 0, missed: 1, status: 'not_achieved' },
    ]);
  });
  it('round a share down, so that what was planned can reach all goals', () => {
    const three = [...two, planned('c', 'keeper')];
    const made = [focal('a', { ada: 1 }), focal('b', { ada: 1 }), focal('c', { bo: 1 })];
    expect(goalsOf(three, made, 1).map((goal) => [goal.id, goal.planned, goal.done])).toEqual([
      ['ada', 1, 2],
      ['bo', 1, 1],
    ]);
  });
  it('add thirds up to a whole', () => {
    const plans = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => planned(id, 'keeper'));
    const goals = focalGoals(plan(plans, []), 1, () => ['ada', 'bo', 'cy']);
    expect(goals.map((goal) => [goal.planned, goal.missed])).toEqual([
      [2, 2],
      [2, 2],
      [2, 2],
    ]);
  });
  it('are achieved by an animal that was followed before its share makes a whole one, and none of the other', () => {
    const [ada, bo] = goalsOf([planned('a', 'keeper')], [focal('a', { ada: 1 })], 1);
    expect(ada).toEqual({ id: 'ada', planned: 0, done: 1, missed: 0, status: 'achieved' });
    expect(bo).toEqual({ id: 'bo', planned: 0, done: 0, missed: 0, status: null });
  });
  it('are unexpected for an animal that was followed beside the plan alone', () => {
    expect(goalsOf([], [focal(null, { ada: 1 })])).toEqual([
      { id: 'ada', planned: 0, done: 1, missed: 0, status: 'unexpected' },
    ]);
  });
  it('share with an animal that was followed and has left', () => {
    const goals = goalsOf([planned('a', 'keeper')], [focal('a', { zoe: 1 })], 3);
    expect(goals.map(({ id, status }) => [id, status])).toEqual([
      ['ada', 'not_achieved'],
      ['bo', 'not_achieved'],
      ['zoe', 'achieved'],
    ]);
  });
  it('count nothing of a session that is short, invalid or a second opinion', () => {
    const made = [
      focal(null, { ada: 1 }, { doneCount: 1 }),
      focal(null, { ada: 1 }, { invalidReason: 'Enclos ouvert' }),
      focal(null, { ada: 1 }, { secondOf: 'visit-1' }),
    ];
    expect(goalsOf([], made)).toEqual([]);
  });
  it('count a session of which the server kept nobody once for each animal that it could follow', () => {
    const { followed: _kept, ...older } = focal('a', {});
    const whole = plan([planned('a', 'keeper')], [older, focal(null, { ada: 1 })]);
    expect(uncountedSessions(whole)).toBe(1);
    expect(focalGoals(whole, 2, livesIn).map((goal) => [goal.id, goal.done])).toEqual([
      ['ada', 2],
      ['bo', 1],
    ]);
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
