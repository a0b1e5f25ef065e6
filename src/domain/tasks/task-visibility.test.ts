import { describe, expect, it } from 'vitest';
import { ZONE } from '../time/epoch.ts';
import { endOfDay } from '../time/calendar-day.ts';
import { isShownTo, isVisible, showingUpTo, visibleFrom } from './task-visibility.ts';
import { VISIBILITY_STARTS, type VisibilityStart } from './task.ts';

const at = (iso: string) => Date.parse(iso);
const from = (scheduled: string, visibilityStart: VisibilityStart) =>
  new Date(visibleFrom({ scheduledForUnix: at(scheduled), visibilityStart }, ZONE)).toISOString();

describe('a task shows', () => {
  it.each([
    ['same_day', '2025-01-14T23:00:00.000Z'],
    ['1_day', '2025-01-14T07:00:00.000Z'],
    ['2_days', '2025-01-13T07:00:00.000Z'],
    ['3_days', '2025-01-12T07:00:00.000Z'],
    ['1_week', '2025-01-08T07:00:00.000Z'],
  ] as const)('from %s before on', (visibilityStart, expected) => {
    expect(from('2025-01-15T07:00:00Z', visibilityStart)).toBe(expected);
  });

  it('from the same clock time on, over a clock change', () => {
    expect(from('2025-03-31T06:00:00Z', '2_days')).toBe('2025-03-29T07:00:00.000Z');
    expect(from('2025-10-26T20:00:00Z', 'same_day')).toBe('2025-10-25T22:00:00.000Z');
  });

  it('at that very instant, and not before', () => {
    const task = { scheduledForUnix: at('2025-01-15T07:00:00Z'), visibilityStart: '1_day' } as const;
    expect(isVisible(task, at('2025-01-14T07:00:00Z') - 1, ZONE)).toBe(false);
    expect(isVisible(task, at('2025-01-14T07:00:00Z'), ZONE)).toBe(true);
    expect(isVisible(task, at('2025-01-20T07:00:00Z'), ZONE)).toBe(true);
  });
});

describe('a list of work', () => {
  const soon = {
    scheduledForUnix: at('2025-01-15T07:00:00Z'),
    visibilityStart: 'same_day',
    status: 'OPEN',
    authorId: 'manager',
  } as const;
  const before = at('2025-01-14T12:00:00Z');

  it('leaves out a task that does not show yet, except for its author', () => {
    expect(isShownTo(soon, 'keeper', before, ZONE)).toBe(false);
    expect(isShownTo(soon, 'manager', before, ZONE)).toBe(true);
    expect(isShownTo(soon, 'keeper', at('2025-01-14T23:00:00Z'), ZONE)).toBe(true);
  });
  it('keeps a task that somebody has started or finished before its time', () => {
    expect(isShownTo({ ...soon, status: 'IN_PROGRESS' }, 'keeper', before, ZONE)).toBe(true);
    expect(isShownTo({ ...soon, status: 'DONE' }, 'keeper', before, ZONE)).toBe(true);
  });
  it.each(VISIBILITY_STARTS)('of today needs no check: every task due by tonight shows already (%s)', (start) => {
    // Nothing is due before it is scheduled; both midnights of a clock change are among these days.
    for (const now of [before, at('2025-03-29T22:30:00Z'), at('2025-10-25T23:30:00Z')]) {
      const lastMinute = { ...soon, visibilityStart: start, scheduledForUnix: endOfDay(now, ZONE) - 60_000 };
      expect(isShownTo(lastMinute, 'keeper', now, ZONE)).toBe(true);
    }
  });
});

describe('the query for visible tasks', () => {
  const MINUTE = 60_000;
  const scheduledAt = (scheduledForUnix: number, visibilityStart: VisibilityStart) => ({
    scheduledForUnix,
    visibilityStart,
  });

  it.each(VISIBILITY_STARTS)('misses no visible task, clock changes included (%s)', (start) => {
    for (const change of [at('2025-03-30T01:00:00Z'), at('2025-10-26T01:00:00Z')])
      for (let now = change - 9 * 24 * 60 * MINUTE; now < change + 2 * 24 * 60 * MINUTE; now += 35 * MINUTE) {
        const last = showingUpTo(start, now, ZONE);
        for (const beyond of [1, MINUTE, 30 * MINUTE, 60 * MINUTE, 120 * MINUTE, 24 * 60 * MINUTE])
          expect(isVisible(scheduledAt(last + beyond, start), now, ZONE)).toBe(false);
      }
  });
  it('finds no other task on a day without a clock change, but for a margin of two hours', () => {
    const now = at('2025-01-15T07:00:00Z');
    expect(showingUpTo('same_day', now, ZONE)).toBe(at('2025-01-15T23:00:00Z') - 1);
    expect(showingUpTo('1_day', now, ZONE)).toBe(at('2025-01-16T09:00:00Z'));
    expect(showingUpTo('1_week', now, ZONE)).toBe(at('2025-01-22T09:00:00Z'));
  });
});
