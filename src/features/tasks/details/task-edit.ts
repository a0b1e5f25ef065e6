import * as z from 'zod/mini';
import type { AppError } from '#domain/errors/app-error.ts';
import { checkTask } from '#domain/tasks/check-task.ts';
import { requiredItemsOf } from '#domain/tasks/checklist/item-text.ts';
import { placesError, type TargetPlaces } from '#domain/tasks/target-places.ts';
import type { TaskEdit } from '#domain/tasks/task-edit.ts';
import { type Task, taskSchema } from '#domain/tasks/task.ts';
import { isSameValue } from '#kit/form/record-draft.ts';

/**
 * The fields of a task that people edit in its drawer, in the order of the form; a time is null while its field is
 * empty.
 */
export const taskEditSchema = z.extend(
  z.pick(taskSchema, {
    title: true,
    description: true,
    taskType: true,
    priority: true,
    checklist: true,
    target: true,
    tags: true,
  }),
  {
    scheduledForUnix: z.nullable(taskSchema.shape.scheduledForUnix),
    dueAtUnix: z.nullable(taskSchema.shape.dueAtUnix),
    visibilityStart: taskSchema.shape.visibilityStart,
  },
);
export type TypedEdit = z.infer<typeof taskEditSchema>;

/**
 * Returns the errors of a tidied change of a task, by field; an empty object when it may be saved. Only the fields of
 * the form are named. An unchanged target passes, even if it would be invalid for a new task.
 */
export function checkEdit(
  tidy: TypedEdit,
  task: Task,
  places: TargetPlaces,
): Partial<Record<keyof TypedEdit, AppError>> {
  const { title, description, tags, checklist, target, scheduledForUnix, dueAtUnix } = checkTask({ ...task, ...tidy });
  const wrongTarget = isSameValue(tidy.target, task.target) ? undefined : (target ?? placesError(places) ?? undefined);
  const found = { title, description, checklist, target: wrongTarget, tags, scheduledForUnix, dueAtUnix };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined));
}

/** Returns a checked difference as a change of the task; a new target comes with its places. */
export function editOf(difference: Partial<TypedEdit>, places: TargetPlaces): TaskEdit {
  const { scheduledForUnix, dueAtUnix, ...said } = difference;
  return {
    ...said,
    ...(said.checklist === undefined ? {} : { requiredItems: requiredItemsOf(said.checklist) }),
    ...(said.target === undefined ? {} : places),
    ...(typeof scheduledForUnix === 'number' ? { scheduledForUnix } : {}),
    ...(typeof dueAtUnix === 'number' ? { dueAtUnix } : {}),
  };
}
