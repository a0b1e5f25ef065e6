import { isUnfinished } from '../tasks/task-state.ts';
import type { Task } from '../tasks/task.ts';
import type { EpochMs } from '../time/epoch.ts';
import type { NotificationKind } from './notification.ts';

const HOUR = 3_600_000;

/** The two reminders of a task: the time before its due time, and how late they still go out after an outage. */
export const REMINDERS = {
  reminder24h: { kind: 'taskReminder24h', beforeMs: 24 * HOUR, withinMs: 6 * HOUR },
  reminder1h: { kind: 'taskReminder1h', beforeMs: HOUR, withinMs: HOUR },
} as const satisfies Record<string, { kind: NotificationKind; beforeMs: number; withinMs: number }>;
export type Reminder = keyof typeof REMINDERS;
export const REMINDER_NAMES = ['reminder24h', 'reminder1h'] as const satisfies readonly Reminder[];

/** Returns the span of due times whose tasks get this reminder at `now`; its first instant is not included. */
export function dueWindow(reminder: Reminder, now: EpochMs): { readonly after: EpochMs; readonly until: EpochMs } {
  const { beforeMs, withinMs } = REMINDERS[reminder];
  return { after: now + beforeMs - withinMs, until: now + beforeMs };
}

/**
 * Returns whether the reminder is due at `now`: the task is unfinished and due within the window, was created before
 * the reminder's instant (a later one has just been notified), and the reminder has not gone out. Hours are elapsed
 * time, also in the nights when clocks change.
 * @source specification, point 3 "notificationsSent: onCreate, reminder24h, reminder1h"
 */
export function isReminderDue(
  task: Pick<Task, 'status' | 'dueAtUnix' | 'createdAtUnix' | 'notificationsSent'>,
  reminder: Reminder,
  now: EpochMs,
): boolean {
  const { after, until } = dueWindow(reminder, now);
  return (
    isUnfinished(task.status) &&
    !task.notificationsSent[reminder] &&
    task.dueAtUnix > after &&
    task.dueAtUnix <= until &&
    task.createdAtUnix < task.dueAtUnix - REMINDERS[reminder].beforeMs
  );
}
