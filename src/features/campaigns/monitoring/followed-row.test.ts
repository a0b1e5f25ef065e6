import { describe, expect, it } from 'vitest';
import { followPlan, type PlannedState } from '#domain/campaign-monitoring/planned-state.ts';
import { anObservationSession } from '../../../../tests/support/builders/observation-session.ts';
import { type FollowedRow, followedRows, toBegin } from './followed-row.ts';

const NOW = Date.parse('2026-03-05T09:00:00Z');
const DAY = 86_400_000;
const names = {
  person: (id: string) => `person ${id}`,
  enclosure: (id: string) => `enclosure ${id}`,
  animal: (id: string) => id,
};
const planned = (plannedId: string, days: number, observerId: string | null = 'bo') => ({
  ...{ plannedId, enclosureId: 'plain', observerId, atUnix: NOW + days * DAY },
});

describe('the rows of a followed plan', () => {
  const sessions = [
    anObservationSession({ visitId: 'made', plannedId: 'one', observerId: 'ada' }),
    anObservationSession({ visitId: 'free', observerId: 'ada', startedAtUnix: NOW - 2 * DAY }),
  ];
  const plan = [planned('two', -1, null), planned('one', -3)];
  const rows = followedRows(followPlan({ plan, stoppedAtUnix: null }, sessions, NOW), names);

  it('stand by their hour, with sessions beside the plan among them', () =>
    expect(rows.map(({ id, state }) => [id, state])).toEqual([
      ['one', 'running'],
      ['free', 'beside'],
      ['two', 'missed'],
    ]));
  it('name whoever a session was planned for, and whoever made it', () => {
    expect(rows[0]).toMatchObject({ observerName: 'person bo', madeByName: 'person ada', observerIds: ['bo', 'ada'] });
    expect(rows[2]).toMatchObject({ observerName: '', madeByName: '', observerIds: [] });
  });
  it('belong to the week that begins on Monday', () => expect(rows[0]?.week).toBe('2026-03-02'));
});

describe('the session to begin now', () => {
  const row = (state: FollowedRow['state'], days: number): FollowedRow => ({
    ...{ id: 'one', state, atUnix: NOW + days * DAY, week: '', session: null, planned: planned('one', days) },
    ...{ enclosureId: 'plain', enclosureName: '', observerName: '', madeByName: '', observerIds: [] },
  });
  const runs = { status: 'active', ethogramVersion: 1 } as const;
  it.each<[PlannedState, number, boolean]>([
    ['missed', -3, true],
    ['invalid', -3, true],
    ['interrupted', -3, true],
    ['short', -3, true],
    ['toCome', 0.2, true],
    ['toCome', 1, false],
    ['running', 0, false],
    ['done', -3, false],
    ['cancelled', 3, false],
  ])('of a session that is %s, %d days from now: %s', (state, days, isOffered) =>
    expect(toBegin(row(state, days), runs, NOW)?.plannedId === 'one').toBe(isOffered),
  );
  it('is none in a campaign that does not run, or has no ethogram', () => {
    expect(toBegin(row('missed', -3), { ...runs, status: 'stopped' }, NOW)).toBeNull();
    expect(toBegin(row('missed', -3), { ...runs, ethogramVersion: null }, NOW)).toBeNull();
  });
  it('is none for a session beside the plan', () =>
    expect(toBegin({ ...row('beside', -3), planned: null }, runs, NOW)).toBeNull());
});
