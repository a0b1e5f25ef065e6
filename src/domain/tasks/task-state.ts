import { endOfDay, startOfDay } from '../time/calendar-day.ts';
import type { EpochMs } from '../time/epoch.ts';
import { HIDDEN_STATUSES, UNFINISHED_STATUSES, type Task, type TaskStatus } from './task.ts';

/** The states of a task that a person reads; derived from its status, its due time and the clock. */
export const TASK_STATES = [
  'open',
  'scheduled',
  'overdue',
  'inProgress',
  'inProgressLate',
  'closed',
  'closedLate',
  'cancelled',
  'archived',
] as const;
export type TaskState = (typeof TASK_STATES)[number];

/** Returns whether work on the task is still to be done. */
export function isUnfinished(status: TaskStatus): boolean {
  return (UNFINISHED_STATUSES as readonly TaskStatus[]).includes(status);
}

/** Returns whether the task is done, cancelled or archived. */
export function isOver({ status }: Pick<Task, 'status'>): boolean {
  return !isUnfinished(status);
}

/** Returns whether lists leave the task out. */
export function isHidden(status: TaskStatus): boolean {
  return (HIDDEN_STATUSES as readonly TaskStatus[]).includes(status);
}

/**
 * Returns whether an unfinished task's due time has passed; at the very instant it is not overdue yet (specification,
 * point 4).
 */
export function isOverdue(task: Pick<Task, 'status' | 'dueAtUnix'>, now: EpochMs): boolean {
  return isUnfinished(task.status) && task.dueAtUnix < now;
}

/** Returns whether an unfinished task is due within the current local day, its past hours included. */
export function isDueToday(task: Pick<Task, 'status' | 'dueAtUnix'>, now: EpochMs, zone: string): boolean {
  return isUnfinished(task.status) && task.dueAtUnix >= startOfDay(now, zone) && task.dueAtUnix < endOfDay(now, zone);
}

/** Returns whether an unfinished task is due before the current local day ends: today, or late from any day before. */
export function isDueByToday(task: Pick<Task, 'status' | 'dueAtUnix'>, now: EpochMs, zone: string): boolean {
  return isUnfinished(task.status) && task.dueAtUnix < endOfDay(now, zone);
}

/** Returns whether closing the task at `now` is late. */
export function isLateAt(task: Pick<Task, 'dueAtUnix'>, now: EpochMs): boolean {
  return now > task.dueAtUnix;
}

/** Returns the state to show. */
export function taskState(
  task: Pick<Task, 'status' | 'dueAtUnix' | 'scheduledForUnix' | 'completedLate'>,
  now: EpochMs,
): TaskState {
  switch (task.status) {
    case 'DONE':
      return task.completedLate === true ? 'closedLate' : 'closed';
    case 'DELETED':
      return 'cancelled';
    case 'ARCHIVED':
      return 'archived';
    case 'IN_PROGRESS':
      return isOverdue(task, now) ? 'inProgressLate' : 'inProgress';
    case 'OPEN':
    case 'ACTIVE':
      if (isOverdue(task, now)) return 'overdue';
      return task.scheduledForUnix > now ? 'scheduled' : 'open';
  }
}
