import { appError, type AppError } from '../errors/app-error.ts';
import { hasControlCharacters, nameFault, tidyName } from '../text/plain-name.ts';
import type { EpochMs } from '../time/epoch.ts';
import { checklistError, tidyChecklist } from './checklist/check-checklist.ts';
import {
  DESCRIPTION_MAX_LENGTH,
  MAX_RESPONSIBLE,
  MAX_TAGS,
  MAX_TARGETS,
  TAG_MAX_LENGTH,
  type Task,
  TITLE_MAX_LENGTH,
} from './task.ts';

const CONTENT_FIELDS = [
  'title',
  'description',
  'taskType',
  'priority',
  'checklist',
  'target',
  'responsibleIds',
  'tags',
  'sendNotification',
  'visibilityStart',
] as const satisfies readonly (keyof Task)[];

/** The fields of a task that people type; an automation gives the same ones to each of its tasks. */
export type TaskContent = Pick<Task, (typeof CONTENT_FIELDS)[number]>;

/** Returns what people have typed of a task or an automation, without its other fields. */
export function contentOf(task: TaskContent): TaskContent {
  return Object.fromEntries(CONTENT_FIELDS.map((name) => [name, task[name]])) as TaskContent;
}

/** The fields of the form for a single task; a time is null while none is chosen. */
export type TypedTask = TaskContent & {
  readonly scheduledForUnix: EpochMs | null;
  readonly dueAtUnix: EpochMs | null;
};

/** The faults of a task by field; a valid field is absent. */
export type TaskErrors = Partial<Record<keyof TypedTask, AppError>>;
export type TaskContentErrors = Partial<Record<keyof TaskContent, AppError>>;

/** Returns the task as it is stored: no blanks around a text; each target, person and tag once, and no empty tag. */
export function tidyTask<Typed extends TaskContent>(typed: Typed): Typed {
  return {
    ...typed,
    title: tidyName(typed.title),
    description: typed.description.trim(),
    checklist: tidyChecklist(typed.checklist),
    target: { ...typed.target, ids: [...new Set(typed.target.ids)] },
    responsibleIds: [...new Set(typed.responsibleIds)],
    tags: [...new Set(typed.tags.map(tidyName).filter((tag) => tag !== ''))],
  };
}

/**
 * Returns the faults of a tidy single task; empty when it may be saved. The code that writes the task checks everything
 * that needs the establishment: a target or a person that no longer exists. Codes: those of `checkTaskContent`,
 * 'task/start-invalid', 'task/due-required', 'task/due-before-start'.
 * @source specification, point 8
 */
export function checkTask(task: TypedTask): TaskErrors {
  return {
    ...checkTaskContent(task),
    ...(task.scheduledForUnix === null ? { scheduledForUnix: appError('task/start-invalid') } : {}),
    ...named('dueAtUnix', dueError(task)),
  };
}

/**
 * Returns the faults of a task's content, apart from its times; empty when it may be saved. Codes:
 * 'task/title-required', '…/title-too-long', '…/description-too-long', '…/target-required', '…/animal-required',
 * '…/too-many-targets' (with the limit as parameter), and 'generic/invalid-input' for too many people or tags, a tag
 * that is too long, or a text with control characters; for a checklist those of `checklistError`.
 */
export function checkTaskContent(task: TaskContent): TaskContentErrors {
  return {
    ...named('title', titleError(task.title)),
    ...named('description', descriptionError(task.description)),
    ...named('checklist', checklistError(task.checklist)),
    ...named('target', targetError(task.target)),
    ...named('responsibleIds', task.responsibleIds.length > MAX_RESPONSIBLE ? appError('generic/invalid-input') : null),
    ...named('tags', areTags(task.tags) ? null : appError('generic/invalid-input')),
  };
}

/** Returns the fault in the title of a task or the name of an automation, or null. */
export function titleError(title: string): AppError | null {
  const fault = nameFault(title, TITLE_MAX_LENGTH);
  if (fault === 'missing') return appError('task/title-required');
  if (fault === 'too-long') return appError('task/title-too-long');
  return fault === null ? null : appError('generic/invalid-input');
}

function descriptionError(description: string): AppError | null {
  if (description.length > DESCRIPTION_MAX_LENGTH) return appError('task/description-too-long');
  return hasControlCharacters(description) ? appError('generic/invalid-input') : null;
}

function targetError({ level, ids }: Task['target']): AppError | null {
  if (ids.length === 0) return appError(level === 'ANIMAL' ? 'task/animal-required' : 'task/target-required');
  const most = MAX_TARGETS[level];
  return ids.length > most ? appError('task/too-many-targets', { most }) : null;
}

function areTags(tags: readonly string[]): boolean {
  return tags.length <= MAX_TAGS && tags.every((tag) => nameFault(tag, TAG_MAX_LENGTH) === null);
}

function dueError({ scheduledForUnix, dueAtUnix }: TypedTask): AppError | null {
  if (dueAtUnix === null) return appError('task/due-required');
  return scheduledForUnix !== null && dueAtUnix < scheduledForUnix ? appError('task/due-before-start') : null;
}

/** Returns an error under the name of its field; an empty object for null. */
function named<Field extends string>(field: Field, error: AppError | null): Partial<Record<Field, AppError>> {
  return error === null ? {} : ({ [field]: error } as Record<Field, AppError>);
}
