import { isUnfinished } from './task-state.ts';
import type { Task } from './task.ts';

/** The fields that the managers of a task may change, in the order in which its history could list them. */
export const EDITABLE_FIELDS = [
  'title',
  'description',
  'taskType',
  'priority',
  'checklist',
  'requiredItems',
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

/** A change of a task; an absent field stays as it is. */
export type TaskEdit = Partial<Pick<Task, (typeof EDITABLE_FIELDS)[number]>>;

/**
 * Returns the present values of the fields that a change replaces: the basis of the change, and the values that undo
 * it.
 */
export function editBefore(task: Task, edit: TaskEdit): TaskEdit {
  const changed = EDITABLE_FIELDS.filter((field) => field in edit);
  return Object.fromEntries(changed.map((field) => [field, task[field]]));
}

/** Returns whether a person who saw these values may change the task: it is not finished and still has them. */
export function mayEdit(task: Task, said: TaskEdit): boolean {
  return (
    isUnfinished(task.status) &&
    EDITABLE_FIELDS.every((field) => !(field in said) || JSON.stringify(task[field]) === JSON.stringify(said[field]))
  );
}
