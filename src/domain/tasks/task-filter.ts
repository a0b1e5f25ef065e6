import { hasEveryWord } from '../text/folded.ts';
import type { EpochMs } from '../time/epoch.ts';
import { isDueByToday, isDueToday, isOverdue } from './task-state.ts';
import type { Task } from './task.ts';

/** Filters of the task list by a task's due time. */
export const DUE_FILTERS = ['all', 'overdue', 'dueToday', 'byToday', 'late', 'inTime'] as const;
export type DueFilter = (typeof DUE_FILTERS)[number];

/**
 * Returns whether the task passes the filter: `byToday` keeps work due today and overdue work of former days, `late`
 * tasks closed late or in progress past their due time, `inTime` those closed in time or still to be done before it.
 * @source specification, point 4
 */
export function matchesDue(task: Task, filter: DueFilter, now: EpochMs, zone: string): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'overdue':
      return isOverdue(task, now);
    case 'dueToday':
      return isDueToday(task, now, zone);
    case 'byToday':
      return isDueByToday(task, now, zone);
    case 'late':
      return task.completedLate === true || (task.status === 'IN_PROGRESS' && isOverdue(task, now));
    case 'inTime':
      return task.completedLate !== true && !isOverdue(task, now);
  }
}

/**
 * Returns whether the title or description holds every word of the search, without regard to case and accents; an empty
 * search matches all.
 */
export function matchesSearch(task: Pick<Task, 'title' | 'description'>, search: string): boolean {
  return hasEveryWord(`${task.title} ${task.description}`, search);
}
