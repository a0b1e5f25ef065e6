import { describe, expect, it } from 'vitest';
import { aTask } from '../../../tests/support/builders/task.ts';
import { ZONE } from '../time/epoch.ts';
import { isDueToday, isHidden, isLateAt, isOverdue, isUnfinished, taskState } from './task-state.ts';
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
    ['overdue', { ...past, status: 'OPEN' }],
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
