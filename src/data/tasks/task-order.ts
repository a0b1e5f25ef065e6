import { type Task, TASK_PRIORITIES } from '#domain/tasks/task.ts';
import type { TaskListStatus } from './task-lists.ts';

const UNFINISHED: readonly TaskListStatus[] = ['unfinished', 'open', 'inProgress'];

/**
 * Returns whether a list of this status begins with the tasks due first; the others begin with the most recent ones.
 */
export function earliestFirst(status: TaskListStatus): boolean {
  return UNFINISHED.includes(status);
}

/**
 * Returns tasks by their due time, earliest or latest first, those of a higher priority first within the same time. Tasks
 * of the same time and priority are always in the same order.
 */
export function inOrderOfDue(tasks: readonly Task[], isEarliestFirst: boolean): readonly Task[] {
  const direction = isEarliestFirst ? 1 : -1;
  return tasks.toSorted(
    (a, b) =>
      (a.dueAtUnix - b.dueAtUnix) * direction || rankOf(b) - rankOf(a) || (a.taskId < b.taskId ? -1 : 1) * direction,
  );
}

function rankOf({ priority }: Task): number {
  return TASK_PRIORITIES.indexOf(priority);
}
