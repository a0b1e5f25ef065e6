import { addDays, endOfDay, startOfDay } from '../time/calendar-day.ts';
import type { EpochMs } from '../time/epoch.ts';
import type { Task, VisibilityStart } from './task.ts';

const DAYS_BEFORE = { '1_day': 1, '2_days': 2, '3_days': 3, '1_week': 7 } as const satisfies Partial<
  Record<VisibilityStart, number>
>;

const MAX_CLOCK_CHANGE_MS = 2 * 3_600_000;

/**
 * Returns the instant at which a task begins to show: at local midnight of the day it is scheduled for, or at the same
 * wall-clock time the given number of calendar days before.
 * @source specification, point 9 "Visibility offsets"; analysis definitions, §10
 */
export function visibleFrom(task: Pick<Task, 'scheduledForUnix' | 'visibilityStart'>, zone: string): EpochMs {
  if (task.visibilityStart === 'same_day') return startOfDay(task.scheduledForUnix, zone);
  return addDays(task.scheduledForUnix, -DAYS_BEFORE[task.visibilityStart], zone);
}

/**
 * Returns whether lists of work show a person a task at `now`: once its time has come, earlier once somebody has
 * started it, and at any time to its author.
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
 * Returns, for a database query, the latest schedule of a task with this visibility start that shows at `now`. For a
 * start some days ahead it is two hours later than exact, because a clock change may lie between.
 */
export function showingUpTo(visibilityStart: VisibilityStart, now: EpochMs, zone: string): EpochMs {
  if (visibilityStart === 'same_day') return endOfDay(now, zone) - 1;
  return addDays(now, DAYS_BEFORE[visibilityStart], zone) + MAX_CLOCK_CHANGE_MS;
}

/** Returns whether a task shows at `now`. */
export function isVisible(
  task: Pick<Task, 'scheduledForUnix' | 'visibilityStart'>,
  now: EpochMs,
  zone: string,
): boolean {
  return now >= visibleFrom(task, zone);
}
