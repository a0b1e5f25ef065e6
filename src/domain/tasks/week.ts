import { addDays, startOfDay } from '../time/calendar-day.ts';
import type { EpochMs } from '../time/epoch.ts';
import { wallClockAt, weekdayOf } from '../time/wall-clock.ts';
import type { TaskEdit } from './task-edit.ts';
import type { Task } from './task.ts';

export const DAYS_OF_WEEK = 7;

/** Returns the first instant of the Monday on or before an instant. */
export function startOfWeek(instant: EpochMs, zone: string): EpochMs {
  const sinceMonday = (weekdayOf(wallClockAt(instant, zone)) + 6) % DAYS_OF_WEEK;
  return addDays(startOfDay(instant, zone), -sinceMonday, zone);
}

/** Returns the first instants of the seven days of a week, and of the day after them. */
export function daysOfWeek(weekStart: EpochMs, zone: string): readonly EpochMs[] {
  return Array.from({ length: DAYS_OF_WEEK + 1 }, (_, day) => addDays(weekStart, day, zone));
}

/** Returns the first instant of the day on which a task is to be done: that of its due time, which may be the midnight that ends it. */
export function dayOfTask({ dueAtUnix }: Pick<Task, 'dueAtUnix'>, zone: string): EpochMs {
  return startOfDay(dueAtUnix - 1, zone);
}

/** Returns the tasks of each of the seven days of a week, in the order given; tasks of other weeks are left out. */
export function tasksByDay<Shown extends Pick<Task, 'dueAtUnix'>>(
  tasks: readonly Shown[],
  weekStart: EpochMs,
  zone: string,
): readonly (readonly Shown[])[] {
  const byDay = Map.groupBy(tasks, (task) => dayOfTask(task, zone));
  return daysOfWeek(weekStart, zone)
    .slice(0, DAYS_OF_WEEK)
    .map((day) => byDay.get(day) ?? []);
}

/** The tasks of one person on each day of a week; null for tasks that nobody has. */
export type Load = { readonly userId: string | null; readonly perDay: readonly number[]; readonly total: number };

/**
 * Returns the load of each person of a week, the largest first and nobody's last. A task counts for the person who took
 * it, else for each person it is assigned to.
 */
export function loadByPerson(days: readonly (readonly Pick<Task, 'takenBy' | 'responsibleIds'>[])[]): readonly Load[] {
  const holdersOf = ({
    takenBy,
    responsibleIds,
  }: Pick<Task, 'takenBy' | 'responsibleIds'>): readonly (string | null)[] =>
    takenBy !== null ? [takenBy] : responsibleIds.length > 0 ? responsibleIds : [null];
  const people = [...new Set(days.flat().flatMap(holdersOf))];
  return people
    .map((userId) => {
      const perDay = days.map((tasks) => tasks.filter((task) => holdersOf(task).includes(userId)).length);
      return { userId, perDay, total: perDay.reduce((sum, count) => sum + count, 0) };
    })
    .toSorted((one, other) => Number(one.userId === null) - Number(other.userId === null) || other.total - one.total);
}

/** Returns the change that moves a task to another day, with its times on the clock kept; null when it is there already. */
export function movedToDay(
  task: Pick<Task, 'scheduledForUnix' | 'dueAtUnix'>,
  day: EpochMs,
  zone: string,
): Pick<TaskEdit, 'scheduledForUnix' | 'dueAtUnix'> | null {
  const days = Math.round((startOfDay(day, zone) - dayOfTask(task, zone)) / 86_400_000);
  if (days === 0) return null;
  return {
    scheduledForUnix: addDays(task.scheduledForUnix, days, zone),
    dueAtUnix: addDays(task.dueAtUnix, days, zone),
  };
}
