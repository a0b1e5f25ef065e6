import type { Task } from '#domain/tasks/task.ts';
import type { TaskListStatus } from './task-lists.ts';

const UNFINISHED: readonly TaskListStatus[] = ['unfinished', 'open', 'inProgress'];

/**
 * Returns whether a list of this status begins with the tasks due first; the others begin with the most recent ones.
 */
export function earliestFirst(status: TaskListStatus): boolean {
  return UNFINISHED.includes(status);
}

/** Returns tasks by their due time, earliest or latest first; tasks of the same time are always in the same order. */
export function inOrderOfDue(tasks: readonly Task[], isEarliestFirst: boolean): readonly Task[] {
  return tasks.toSorted((a, b) => (isEarliestFirst ? byDue(a, b) : byDue(b, a)));
}

function byDue(a: Task, b: Task): number {
  return a.dueAtUnix - b.dueAtUnix || (a.taskId < b.taskId ? -1 : 1);
}
