import { type AppError, appError } from '#domain/errors/app-error.ts';
import { checkAutomation, tidyAutomation, type TypedAutomation } from '#domain/tasks/check-automation.ts';
import { checkTask, contentOf, tidyTask, type TypedTask } from '#domain/tasks/check-task.ts';
import { placesError } from '#domain/tasks/target-places.ts';
import type { Task } from '#domain/tasks/task.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { dueOfDraft, hasOwnEnd, ruleTimesOf, scheduleOf, startOfDraft } from './draft-schedule.ts';
import type { TaskDraft } from './task-draft.ts';

/** The fields of each step, in their order, by the names that they have in the form. */
export const FIELDS_OF_STEP = [
  ['taskType', 'priority', 'title', 'description', 'checklist', 'tags'],
  ['target', 'responsibleIds', 'visibilityStart'],
  [
    'recurrence',
    'startDay',
    'startTime',
    'moreTimes',
    'dueDay',
    'recurrenceInterval',
    'rrule',
    'endDay',
    'endCount',
    'name',
  ],
] as const;
export type WizardField = (typeof FIELDS_OF_STEP)[number][number];
export type WizardErrors = Partial<Record<WizardField, AppError>>;

/** The names that the checks of the domain, and the server, have for fields that the form names differently. */
const NAMES: Readonly<Record<string, WizardField>> = {
  scheduledForUnix: 'startDay',
  dueAtUnix: 'dueDay',
  startAt: 'startDay',
  recurrenceTime: 'startTime',
  recurrenceTimes: 'moreTimes',
  dueAt: 'dueDay',
  recurrenceDayOfWeek: 'recurrence',
  recurrenceDayOfMonth: 'recurrence',
  recurrenceMonthOfYear: 'recurrence',
};

type Places = Pick<Task, 'sectorIds' | 'enclosureIds'>;

/** Returns the errors of a draft, by the fields of the form; an empty object when it may be saved. */
export function checkDraft(draft: TaskDraft, places: Places): WizardErrors {
  const found = draft.recurrence === 'NONE' ? checkTask(onceOf(draft)) : checkAutomation(automationOf(draft), ZONE);
  const errors: WizardErrors = {};
  for (const [name, error] of Object.entries(found)) {
    const field = fieldCalled(name, draft);
    if (field !== null && error !== undefined) errors[field] = error;
  }
  const tooMany = placesError(places);
  // Without a time there is no start: the time alone is asked for.
  if (draft.startTime === '') {
    const { startDay: _start, dueDay: _due, recurrence: _recurrence, rrule: _rule, ...others } = errors;
    return { ...others, startTime: appError('task/recurrence-time-invalid') };
  }
  return {
    ...errors,
    ...(dueOfDraft(draft) === null ? { dueDay: appError('task/due-required') } : {}),
    ...(draft.recurrence !== 'NONE' && ruleTimesOf(draft) === null && draft.moreTimes.includes('')
      ? { moreTimes: appError('task/recurrence-time-invalid') }
      : {}),
    ...(errors.target === undefined && tooMany !== null ? { target: tooMany } : {}),
    ...(draft.end.kind === 'until' && hasOwnEnd(draft) && draft.end.day === ''
      ? { endDay: appError('task/recurrence-ends-before-start') }
      : {}),
  };
}

/** Returns a task that does not recur, as it is checked and stored. */
export function onceOf(draft: TaskDraft): TypedTask {
  return tidyTask({ ...contentOf(draft), scheduledForUnix: startOfDraft(draft), dueAtUnix: dueOfDraft(draft) });
}

/** Returns the automation, as it is checked and sent. */
export function automationOf(draft: TaskDraft): TypedAutomation {
  return tidyAutomation({ name: draft.name, task: contentOf(draft), schedule: scheduleOf(draft) });
}

/** Returns the field of the form for a name of the domain or the server; null for none. */
export function fieldCalled(name: string, draft: TaskDraft): WizardField | null {
  const last = name.split('.').find((part) => part in NAMES || isField(part)) ?? '';
  const field = NAMES[last] ?? (isField(last) ? last : null);
  // The rule of simple fields is not visible: its end is, else its recurrence.
  if (field !== 'rrule' || draft.recurrence === 'CUSTOM') return field;
  return hasOwnEnd(draft) ? (draft.end.kind === 'count' ? 'endCount' : 'endDay') : 'recurrence';
}

/** Returns the step that a field stands on. */
export function stepOf(field: WizardField): number {
  return FIELDS_OF_STEP.findIndex((fields) => (fields as readonly string[]).includes(field));
}

function isField(name: string): name is WizardField {
  return FIELDS_OF_STEP.some((fields) => (fields as readonly string[]).includes(name));
}
