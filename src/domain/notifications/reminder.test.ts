import { describe, expect, it } from 'vitest';
import { aTask } from '../../../tests/support/builders/task.ts';
import { NOTHING_SENT, type Task } from '../tasks/task.ts';
import { isReminderDue, type Reminder } from './reminder.ts';

const HOUR = 3_600_000;
const due = Date.parse('2025-01-15T16:00:00Z');
const dueAt = (reminder: Reminder, now: number, differences: Partial<Task> = {}) =>
  isReminderDue(
    aTask({ dueAtUnix: due, createdAtUnix: due - 72 * HOUR, notificationsSent: NOTHING_SENT, ...differences }),
    reminder,
    now,
  );

describe.each([
  ['reminder24h', 24 * HOUR, 6 * HOUR],
  ['reminder1h', HOUR, HOUR],
] as const)('the %s', (reminder, before, within) => {
  it('is due from its instant on, not a moment earlier', () => {
    expect(dueAt(reminder, due - before - 1)).toBe(false);
    expect(dueAt(reminder, due - before)).toBe(true);
    expect(dueAt(reminder, due - before + 15 * 60_000)).toBe(true);
  });
  it('goes out after an outage, but not too late to be one', () => {
    expect(dueAt(reminder, due - before + within - 1)).toBe(true);
    expect(dueAt(reminder, due - before + within)).toBe(false);
  });
  it('is due only of a task that was there before', () => {
    expect(dueAt(reminder, due - before, { createdAtUnix: due - before - 1 })).toBe(true);
    expect(dueAt(reminder, due - before, { createdAtUnix: due - before })).toBe(false);
    expect(dueAt(reminder, due - before + 1, { createdAtUnix: due - before + 1 })).toBe(false);
  });
  it('is not due once it has gone out, nor of finished work', () => {
    expect(dueAt(reminder, due - before, { notificationsSent: { ...NOTHING_SENT, [reminder]: true } })).toBe(false);
    for (const status of ['DONE', 'DELETED', 'ARCHIVED'] as const)
      expect(dueAt(reminder, due - before, { status })).toBe(false);
  });
  it('counts hours, not the wall clock, in the nights when clocks change', () => {
    const nights = { spring: '2025-03-30T10:00:00Z', autumn: '2025-10-26T10:00:00Z' };
    for (const day of Object.values(nights)) {
      const task = { dueAtUnix: Date.parse(day), createdAtUnix: 0 };
      expect(dueAt(reminder, Date.parse(day) - before - 1, task)).toBe(false);
      expect(dueAt(reminder, Date.parse(day) - before, task)).toBe(true);
    }
  });
});
