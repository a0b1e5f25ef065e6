import { isUnfinished } from '../tasks/task-state.ts';
import type { Task } from '../tasks/task.ts';
import type { EpochMs } from '../time/epoch.ts';
import type { NotificationKind } from './notification.ts';

const HOUR = 3_600_000;

/** The two reminders of a task: how long before it is due, and how much later they still go out after an outage. */
export const REMINDERS = {
  reminder24h: { kind: 'taskReminder24h', beforeMs: 24 * HOUR, withinMs: 6 * HOUR },
  reminder1h: { kind: 'taskReminder1h', beforeMs: HOUR, withinMs: HOUR },
} as const satisfies Record<string, { kind: NotificationKind; beforeMs: number; withinMs: number }>;
export type Reminder = keyof typeof REMINDERS;
export const REMINDER_NAMES = ['reminder24h', 'reminder1h'] as const satisfies readonly Reminder[];

/** Returns between which instants, the first one not included, tasks are due that are reminded of at `now`. */
export function dueWindow(reminder: Reminder, now: EpochMs): { readonly after: EpochMs; readonly until: EpochMs } {
  const { beforeMs, withinMs } = REMINDERS[reminder];
  return { after: now + beforeMs - withinMs, until: now + beforeMs };
}

/**
 * Whether the reminder is due at `now`: the task is unfinished and due within the window, was made before the reminder's
 * instant (one made later or right then has just been told), and the reminder has not gone out. Hours are real ones: on the nights
 * when clocks change too, 24 hours before stays 24 hours before.
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
