import type { DocumentData } from 'firebase/firestore';
import type { Task } from '#domain/tasks/task.ts';
import { readInstant } from '../firebase/instants.ts';
import type { Found } from '../firebase/watch-queries.ts';
import type { TaskPage } from './task-lists.ts';
import { inOrderOfDue } from './task-order.ts';

/** The extent of one query's result: the number of documents, and the last of them. */
type Reached = Found<Task>['found'][number];

export type PageOrder = {
  /** number of tasks on the page */
  readonly size: number;
  readonly isEarliestFirst: boolean;
  readonly belongs: (task: Task) => boolean;
};

/**
 * Returns the due time up to which the results of several queries, each cut after `most`, are complete: the end of the
 * first one that is cut. Null when all were read to their end.
 */
export function horizonOf(found: readonly Reached[], most: number, isEarliestFirst: boolean): number | null {
  const ends = found.filter(({ size }) => size >= most).map(({ last }) => dueOf(last));
  if (ends.length === 0) return null;
  return isEarliestFirst ? Math.min(...ends) : Math.max(...ends);
}

/** Returns the tasks that belong to a list, in its order, up to the due time where results are complete. */
export function tasksWithin(
  tasks: readonly Task[],
  { isEarliestFirst, belongs }: Omit<PageOrder, 'size'>,
  horizon: number | null,
): readonly Task[] {
  const isWithin = ({ dueAtUnix }: Task) =>
    horizon === null || (isEarliestFirst ? dueAtUnix <= horizon : dueAtUnix >= horizon);
  return inOrderOfDue(
    tasks.filter((task) => isWithin(task) && belongs(task)),
    isEarliestFirst,
  );
}

/** Returns the first page of the results of queries cut after `most`, and whether they have to read on to fill it. */
export function pageOf(found: Found<Task>, order: PageOrder, most: number): { page: TaskPage; isShort: boolean } {
  const horizon = horizonOf(found.found, most, order.isEarliestFirst);
  const within = tasksWithin(found.items, order, horizon);
  const tasks = within.slice(0, order.size);
  const shown = new Set(tasks.map((task) => task.taskId));
  const page = {
    tasks,
    waitingIds: found.waitingIds.filter((id) => shown.has(id)),
    isFromCache: found.isFromCache,
    hasMore: within.length > order.size || horizon !== null,
    unreadable: found.unreadable,
  };
  return { page, isShort: horizon !== null && tasks.length < order.size };
}

function dueOf(last: DocumentData | undefined): number {
  return Number(last === undefined ? Number.NaN : readInstant(last, 'dueAt'));
}
