import { addDays, endOfDay, startOfDay } from '../time/calendar-day.ts';
import type { EpochMs } from '../time/epoch.ts';
import type { Task, VisibilityStart } from './task.ts';

const DAYS_BEFORE = { '1_day': 1, '2_days': 2, '3_days': 3, '1_week': 7 } as const satisfies Partial<
  Record<VisibilityStart, number>
>;

const MAX_CLOCK_CHANGE_MS = 2 * 3_600_000;

/**
 * Returns when a task begins to show: at local midnight of the day it is scheduled for, or at the same wall-clock time
 * the given number of calendar days before.
 * @source specification, point 9 "Visibility offsets"; analysis definitions, §10
 */
export function visibleFrom(task: Pick<Task, 'scheduledForUnix' | 'visibilityStart'>, zone: string): EpochMs {
  if (task.visibilityStart === 'same_day') return startOfDay(task.scheduledForUnix, zone);
  return addDays(task.scheduledForUnix, -DAYS_BEFORE[task.visibilityStart], zone);
}

/**
 * Whether lists of work show a person a task at `now`: once its time has come, from when somebody has begun it, and at any time
 * what the person has made themself.
 */
export function isShownTo(
  task: Pick<Task, 'scheduledForUnix' | 'visibilityStart' | 'status' | 'authorId'>,
  userId: string,
  now: EpochMs,
  zone: string,
): boolean {
  const isToBegin = task.status === 'OPEN' || task.status === 'ACTIVE';
  return !isToBegin || task.authorId === userId || isVisible(task, now, zone);
}

/**
 * Returns the instant up to which all tasks of a visibility start are scheduled that show at `now`, for a question to a database.
 * Where it is days ahead it is two hours later than exact: a clock change may lie between.
 */
export function showingUpTo(visibilityStart: VisibilityStart, now: EpochMs, zone: string): EpochMs {
  if (visibilityStart === 'same_day') return endOfDay(now, zone) - 1;
  return addDays(now, DAYS_BEFORE[visibilityStart], zone) + MAX_CLOCK_CHANGE_MS;
}

/** Whether a task shows at `now`. */
export function isVisible(
  task: Pick<Task, 'scheduledForUnix' | 'visibilityStart'>,
  now: EpochMs,
  zone: string,
): boolean {
  return now >= visibleFrom(task, zone);
}
