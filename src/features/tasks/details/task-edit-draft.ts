import type { TaskEdit } from '#domain/tasks/task-edit.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import { checkTask, tidyTask, type TypedTask } from '#domain/tasks/check-task.ts';
import { placesError, type TargetPlaces } from '#domain/tasks/target-places.ts';
import type { Task } from '#domain/tasks/task.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { dayOf, instantOfDay, timeOf } from '#domain/time/typed-day.ts';

const TYPED_FIELDS = ['title', 'description', 'taskType', 'target', 'tags', 'visibilityStart'] as const;

/** The fields of the form in their order, by the names that they have in it. */
export const EDIT_FIELDS = ['title', 'description', 'target', 'tags', 'startDay', 'dueDay'] as const;
export type EditField = (typeof EDIT_FIELDS)[number];

/** What the form of a task holds: days as 'YYYY-MM-DD', times as 'HH:mm'. */
export type TaskEditDraft = Pick<Task, (typeof TYPED_FIELDS)[number]> & {
  readonly startDay: string;
  readonly startTime: string;
  readonly dueDay: string;
  readonly dueTime: string;
};

/** Returns what the form begins with. */
export function draftOfTask(task: Task): TaskEditDraft {
  const { title, description, taskType, target, tags, visibilityStart, scheduledForUnix, dueAtUnix } = task;
  return {
    ...{ title, description, taskType, target, tags, visibilityStart },
    ...{ startDay: dayOf(scheduledForUnix, ZONE), startTime: timeOf(scheduledForUnix, ZONE) },
    ...{ dueDay: dayOf(dueAtUnix, ZONE), dueTime: timeOf(dueAtUnix, ZONE) },
  };
}

/** Whether two drafts say the same. */
export function isSameDraft(one: TaskEditDraft, other: TaskEditDraft): boolean {
  return isSame(one, other);
}

/**
 * Returns what is wrong with a draft, by the fields of the form; nothing when it may be saved. Only what is typed here is named,
 * and a target that stays as it is passes, whatever has become of it since.
 */
export function checkEdit(
  draft: TaskEditDraft,
  task: Task,
  places: TargetPlaces,
): Partial<Record<EditField, AppError>> {
  const { title, description, tags, target, scheduledForUnix, dueAtUnix } = checkTask(typedTask(draft, task));
  const wrongTarget = isSame(draft.target, task.target) ? undefined : (target ?? placesError(places) ?? undefined);
  const found = { title, description, target: wrongTarget, tags, startDay: scheduledForUnix, dueDay: dueAtUnix };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined));
}

/** Returns what a checked draft changes of the task it began with, a new target with its places; nothing where all stays. */
export function changesOf(draft: TaskEditDraft, task: Task, places: TargetPlaces): TaskEdit {
  const began = draftOfTask(task);
  const typed = typedTask(draft, task);
  const { scheduledForUnix, dueAtUnix } = typed;
  const isMoved = draft.startDay !== began.startDay || draft.startTime !== began.startTime;
  const isDueMoved = draft.dueDay !== began.dueDay || draft.dueTime !== began.dueTime;
  return {
    ...Object.fromEntries(
      TYPED_FIELDS.filter((field) => !isSame(typed[field], task[field])).map((field) => [field, typed[field]]),
    ),
    ...(isSame(typed.target, task.target) ? {} : places),
    // A field shows minutes: what nobody touched keeps its seconds.
    ...(isMoved && scheduledForUnix !== null ? { scheduledForUnix } : {}),
    ...(isDueMoved && dueAtUnix !== null ? { dueAtUnix } : {}),
  };
}

function typedTask(draft: TaskEditDraft, task: Task): TypedTask {
  const began = draftOfTask(task);
  const instant = (day: 'startDay' | 'dueDay', time: 'startTime' | 'dueTime', stored: number) =>
    draft[day] === began[day] && draft[time] === began[time] ? stored : instantOfDay(draft[day], draft[time], ZONE);
  const { startDay: _startDay, startTime: _startTime, dueDay: _dueDay, dueTime: _dueTime, ...typed } = draft;
  return tidyTask({
    ...task,
    ...typed,
    scheduledForUnix: instant('startDay', 'startTime', task.scheduledForUnix),
    dueAtUnix: instant('dueDay', 'dueTime', task.dueAtUnix),
  });
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
