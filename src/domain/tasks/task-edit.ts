import { isUnfinished } from './task-state.ts';
import type { Task } from './task.ts';

/** What those who manage a task may change of it, in the order in which its history could tell of it. */
export const EDITABLE_FIELDS = [
  'title',
  'description',
  'taskType',
  'target',
  'sectorId',
  'sectorIds',
  'enclosureIds',
  'animalIds',
  'responsibleIds',
  'tags',
  'visibilityStart',
  'scheduledForUnix',
  'dueAtUnix',
] as const satisfies readonly (keyof Task)[];

/** A change of a task; what is absent stays as it is. */
export type TaskEdit = Partial<Pick<Task, (typeof EDITABLE_FIELDS)[number]>>;

/** Returns what a task says where this change changes it: what the change is based on, and what takes it back. */
export function saidBefore(task: Task, edit: TaskEdit): TaskEdit {
  const changed = EDITABLE_FIELDS.filter((field) => field in edit);
  return Object.fromEntries(changed.map((field) => [field, task[field]]));
}

/** Whether a task may be changed by somebody to whom it said this: it is not finished and still says so. */
export function mayEdit(task: Task, said: TaskEdit): boolean {
  return (
    isUnfinished(task.status) &&
    EDITABLE_FIELDS.every((field) => !(field in said) || JSON.stringify(task[field]) === JSON.stringify(said[field]))
  );
}
