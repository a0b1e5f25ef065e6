import type { AppError } from '#domain/errors/app-error.ts';
import { checkTask, tidyTask, type TypedTask } from '#domain/tasks/check-task.ts';
import type { Task } from '#domain/tasks/task.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { dayOf, instantOfDay, timeOf } from '#domain/time/typed-day.ts';

export const EDIT_FIELDS = ['title', 'description', 'tags', 'startDay', 'dueDay'] as const;
export type EditField = (typeof EDIT_FIELDS)[number];

/** What the form of a task holds: days as 'YYYY-MM-DD', times as 'HH:mm'. */
export type TaskEditDraft = Pick<Task, 'title' | 'description' | 'tags'> & {
  readonly startDay: string;
  readonly startTime: string;
  readonly dueDay: string;
  readonly dueTime: string;
};

/** What a person may change of a task by this form; absent where it stays as it is. */
type Changes = Partial<Pick<Task, 'title' | 'description' | 'tags' | 'scheduledForUnix' | 'dueAtUnix'>>;

/** Returns what the form begins with. */
export function draftOfTask({ title, description, tags, scheduledForUnix, dueAtUnix }: Task): TaskEditDraft {
  return {
    ...{ title, description, tags },
    ...{ startDay: dayOf(scheduledForUnix, ZONE), startTime: timeOf(scheduledForUnix, ZONE) },
    ...{ dueDay: dayOf(dueAtUnix, ZONE), dueTime: timeOf(dueAtUnix, ZONE) },
  };
}

/** Whether two drafts say the same. */
export function isSameDraft(one: TaskEditDraft, other: TaskEditDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns what is wrong with a draft, by the fields of the form; nothing when it may be saved. Only what is typed here is named. */
export function checkEdit(draft: TaskEditDraft, task: Task): Partial<Record<EditField, AppError>> {
  const { title, description, tags, scheduledForUnix, dueAtUnix } = checkTask(typedTask(draft, task));
  const found = { title, description, tags, startDay: scheduledForUnix, dueDay: dueAtUnix };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined));
}

/** Returns what a checked draft changes of the task it began with; nothing where all stays. */
export function changesOf(draft: TaskEditDraft, task: Task): Changes {
  const began = draftOfTask(task);
  const typed = typedTask(draft, task);
  const { title, description, tags, scheduledForUnix, dueAtUnix } = typed;
  const isMoved = draft.startDay !== began.startDay || draft.startTime !== began.startTime;
  const isDueMoved = draft.dueDay !== began.dueDay || draft.dueTime !== began.dueTime;
  return {
    ...(title === task.title ? {} : { title }),
    ...(description === task.description ? {} : { description }),
    ...(JSON.stringify(tags) === JSON.stringify(task.tags) ? {} : { tags }),
    // A field shows minutes: what nobody touched keeps its seconds.
    ...(isMoved && scheduledForUnix !== null ? { scheduledForUnix } : {}),
    ...(isDueMoved && dueAtUnix !== null ? { dueAtUnix } : {}),
  };
}

function typedTask(draft: TaskEditDraft, task: Task): TypedTask {
  const began = draftOfTask(task);
  const instant = (day: 'startDay' | 'dueDay', time: 'startTime' | 'dueTime', stored: number) =>
    draft[day] === began[day] && draft[time] === began[time] ? stored : instantOfDay(draft[day], draft[time], ZONE);
  return tidyTask({
    ...task,
    ...{ title: draft.title, description: draft.description, tags: draft.tags },
    scheduledForUnix: instant('startDay', 'startTime', task.scheduledForUnix),
    dueAtUnix: instant('dueDay', 'dueTime', task.dueAtUnix),
  });
}
