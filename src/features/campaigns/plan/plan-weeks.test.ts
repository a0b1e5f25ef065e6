import { describe, expect, it } from 'vitest';
import type { PlannedSession } from '#domain/campaigns/campaign.ts';
import { firstWeekShown, planDays, weeksOf } from './plan-weeks.ts';

const at = (iso: string, plannedId = iso): PlannedSession => ({
  ...{ plannedId, enclosureId: 'pool', observerId: 'ada' },
  atUnix: Date.parse(iso),
});
const monday = Date.parse('2026-10-19T22:00Z') - 86_400_000; // 19 October, midnight in Paris
const next = Date.parse('2026-10-25T23:00Z'); // 26 October, after the clock went back

const plan = [at('2026-10-27T09:00Z'), at('2026-10-24T14:00Z'), at('2026-10-24T08:00Z')];

describe('the weeks of a plan', () => {
  it('begin on Monday in Paris, in order, also where the clock changes', () => {
    expect(weeksOf(plan)).toEqual([monday, next]);
  });
  it('are none without sessions', () => {
    expect(weeksOf([])).toEqual([]);
  });
  it('have seven days with their sessions by hour', () => {
    const days = planDays(plan, monday);
    expect(days).toHaveLength(7);
    expect(days[5]?.sessions.map(({ plannedId }) => plannedId)).toEqual(['2026-10-24T08:00Z', '2026-10-24T14:00Z']);
    expect(days.filter(({ sessions }) => sessions.length > 0)).toHaveLength(1);
  });
});

describe('the week shown at first', () => {
  it.each([
    ['the present one', '2026-10-20T10:00Z', monday],
    ['the next one with sessions', '2026-01-20T10:00Z', monday],
    ['the last one once all is over', '2027-01-20T10:00Z', next],
  ])('is %s', (_which, now, week) => {
    expect(firstWeekShown(weeksOf(plan), Date.parse(now))).toBe(week);
  });
  it('is none without sessions', () => {
    expect(firstWeekShown([], 0)).toBeNull();
  });
});
