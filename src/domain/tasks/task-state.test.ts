import { describe, expect, it } from 'vitest';
import { aTask } from '../../../tests/support/builders/task.ts';
import { ZONE } from '../time/epoch.ts';
import { isDueByToday, isDueToday, isHidden, isLateAt, isOverdue, isUnfinished, taskState } from './task-state.ts';
import { TASK_STATUSES } from './task.ts';

const NOON = Date.parse('2025-01-15T11:00:00Z');

describe('an overdue task', () => {
  it('was due just before now', () => {
    expect(isOverdue(aTask({ dueAtUnix: NOON - 1 }), NOON)).toBe(true);
  });
  it('is not one whose due time is this very instant or just after', () => {
    expect(isOverdue(aTask({ dueAtUnix: NOON }), NOON)).toBe(false);
    expect(isOverdue(aTask({ dueAtUnix: NOON + 1 }), NOON)).toBe(false);
  });
  it('is not one that is closed or cancelled', () => {
    const late = { dueAtUnix: NOON - 1 };
    expect(TASK_STATUSES.filter((status) => isOverdue(aTask({ ...late, status }), NOON))).toEqual([
      'OPEN',
      'ACTIVE',
      'IN_PROGRESS',
    ]);
  });
});

describe('a task due today', () => {
  const midnight = Date.parse('2025-01-14T23:00:00Z');
  const nextMidnight = Date.parse('2025-01-15T23:00:00Z');
  it.each([
    ['the last millisecond of yesterday', midnight - 1, false],
    ['midnight', midnight, true],
    ['this morning, already overdue', NOON - 3_600_000, true],
    ['the last millisecond of today', nextMidnight - 1, true],
    ['the next midnight', nextMidnight, false],
  ])('or not, when due at %s', (_when, dueAtUnix, expected) => {
    expect(isDueToday(aTask({ dueAtUnix }), NOON, ZONE)).toBe(expected);
  });
  it('is never a closed one', () => {
    expect(isDueToday(aTask({ dueAtUnix: NOON, status: 'DONE' }), NOON, ZONE)).toBe(false);
  });
});

describe('work of today with what is late', () => {
  const at = (text: string) => Date.parse(text);
  // Clocks change on 30 March 2025 at 2:00 (a day of 23 hours) and on 26 October 2025 at 3:00 (a day of 25 hours).
  it.each([
    ['yesterday at 23:59', NOON, at('2025-01-14T22:59:00Z'), true],
    ['a month ago', NOON, at('2024-12-15T11:00:00Z'), true],
    ['midnight that began today', NOON, at('2025-01-14T23:00:00Z'), true],
    ['the last millisecond of today', NOON, at('2025-01-15T22:59:59.999Z'), true],
    ['the next midnight', NOON, at('2025-01-15T23:00:00Z'), false],
    ['23:59 of the day that loses an hour', at('2025-03-30T10:00:00Z'), at('2025-03-30T21:59:59.999Z'), true],
    ['midnight after the day that loses an hour', at('2025-03-30T10:00:00Z'), at('2025-03-30T22:00:00Z'), false],
    ['23:59 of the day that gains an hour', at('2025-10-26T10:00:00Z'), at('2025-10-26T22:59:59.999Z'), true],
    ['midnight after the day that gains an hour', at('2025-10-26T10:00:00Z'), at('2025-10-26T23:00:00Z'), false],
  ])('keeps or leaves out a task due at %s', (_when, now, dueAtUnix, expected) => {
    expect(isDueByToday(aTask({ dueAtUnix }), now, ZONE)).toBe(expected);
  });
  it('leaves out closed, cancelled and archived tasks', () => {
    const late = { dueAtUnix: NOON - 1 };
    expect(TASK_STATUSES.filter((status) => isDueByToday(aTask({ ...late, status }), NOON, ZONE))).toEqual([
      'OPEN',
      'ACTIVE',
      'IN_PROGRESS',
    ]);
  });
});

describe('closing late', () => {
  it('begins just after the due time', () => {
    expect(isLateAt(aTask({ dueAtUnix: NOON }), NOON)).toBe(false);
    expect(isLateAt(aTask({ dueAtUnix: NOON }), NOON + 1)).toBe(true);
  });
});

describe('the state shown', () => {
  const future = { scheduledForUnix: NOON - 1000, dueAtUnix: NOON + 1000 };
  const past = { scheduledForUnix: NOON - 2000, dueAtUnix: NOON - 1000 };
  it.each([
    ['open', { ...future, status: 'OPEN' }],
    ['open', { ...future, status: 'ACTIVE' }],
    ['scheduled', { ...future, scheduledForUnix: NOON + 1, status: 'OPEN' }],
    ['open', { ...future, scheduledForUnix: NOON, status: 'OPEN' }],
    ['open', { ...past, dueAtUnix: NOON, status: 'OPEN' }],
    ['overdue', { ...past, dueAtUnix: NOON - 1, status: 'OPEN' }],
    ['inProgress', { ...past, dueAtUnix: NOON, status: 'IN_PROGRESS' }],
    ['inProgress', { ...future, status: 'IN_PROGRESS' }],
    ['inProgressLate', { ...past, status: 'IN_PROGRESS' }],
    ['closed', { ...past, status: 'DONE', completedLate: false }],
    ['closedLate', { ...past, status: 'DONE', completedLate: true }],
    ['cancelled', { ...past, status: 'DELETED' }],
    ['archived', { ...past, status: 'ARCHIVED' }],
  ] as const)('is %s for %o', (state, task) => {
    expect(taskState(aTask(task), NOON)).toBe(state);
  });
});

describe('statuses', () => {
  it('are unfinished before DONE', () => {
    expect(TASK_STATUSES.filter(isUnfinished)).toEqual(['OPEN', 'ACTIVE', 'IN_PROGRESS']);
  });
  it('are hidden from lists when deleted or archived', () => {
    expect(TASK_STATUSES.filter(isHidden)).toEqual(['DELETED', 'ARCHIVED']);
  });
});
