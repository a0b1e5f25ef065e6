import { appError, type AppError } from '../errors/app-error.ts';
import type { ErrorCode } from '../errors/catalogue.ts';
import { tidyName } from '../text/plain-name.ts';
import { checkSchedule } from './check-schedule.ts';
import { checkTaskContent, tidyTask, titleError, type TaskContent } from './check-task.ts';
import { parseCustomRule } from './custom-rule.ts';
import type { RecurrenceSchedule } from './recurrence-start.ts';
import type { Schedule } from './task-template.ts';
import { namesTimes } from './times-of-day.ts';

/** The schedule of an automation, as people type it. */
export type TypedSchedule = RecurrenceSchedule & Pick<Schedule, 'dueAt'>;

/** The fields of an automation that people type. */
export type TypedAutomation = {
  readonly name: string;
  readonly task: TaskContent;
  readonly schedule: TypedSchedule;
};

/** The faults by field of the automation, of its task or of its schedule; a valid field is absent. */
export type AutomationErrors = Partial<Record<'name' | keyof TaskContent | keyof TypedSchedule, AppError>>;

/** Longest time from an occurrence to its due time: a leap year. */
export const MAX_DUE_MS = 31_622_400_000;
const MAX_INTERVAL = 1_000;

/** The field of the form at which an error of the schedule is shown. */
const FIELD_OF: Partial<Record<ErrorCode, keyof TypedSchedule>> = {
  'task/start-invalid': 'startAt',
  'task/recurrence-time-invalid': 'recurrenceTime',
  'task/recurrence-time-repeated': 'recurrenceTimes',
  'task/recurrence-times-too-many': 'recurrenceTimes',
};

/**
 * Returns the automation as it is stored: tidy texts, the times of day in order; one without a name has the title of its
 * tasks.
 */
export function tidyAutomation(typed: TypedAutomation): TypedAutomation {
  const task = tidyTask(typed.task);
  return { name: tidyName(typed.name) || task.title, task, schedule: tidyTimes(typed.schedule) };
}

/**
 * Returns a schedule with its times of day in order, the first as `recurrenceTime`. The list is left out for one time,
 * and beside a custom rule that names its times.
 */
export function tidyTimes({ recurrenceTimes = [], ...schedule }: TypedSchedule): TypedSchedule {
  const rule = schedule.recurrence === 'CUSTOM' && schedule.rrule !== null ? parseCustomRule(schedule.rrule) : null;
  if (recurrenceTimes.length === 0 || (rule?.ok === true && namesTimes(rule.value))) return schedule;
  const inOrder = recurrenceTimes.toSorted();
  const first = { ...schedule, recurrenceTime: inOrder[0] ?? schedule.recurrenceTime };
  return inOrder.length === 1 ? first : { ...first, recurrenceTimes: inOrder };
}

/**
 * Returns the faults of a tidy automation; empty when it may be saved. A task that is made once is no automation.
 * Codes: those of `checkTaskContent` and `checkSchedule`, 'task/due-before-start', and 'generic/invalid-input' for no
 * recurrence, an interval or a due time beyond bounds.
 */
export function checkAutomation({ name, task, schedule }: TypedAutomation, zone: string): AutomationErrors {
  const nameError = titleError(name);
  return {
    // Without a name and a title, only the title is missing.
    ...(nameError === null || nameError.code === 'task/title-required' ? {} : { name: nameError }),
    ...checkTaskContent(task),
    ...scheduleErrors(schedule, zone),
  };
}

/** Returns the faults of an automation's schedule; empty when it is valid. */
export function scheduleErrors(schedule: TypedSchedule, zone: string): Partial<Record<keyof TypedSchedule, AppError>> {
  if (schedule.recurrence === 'NONE') return { recurrence: appError('generic/invalid-input') };
  const { recurrenceInterval: interval, dueAt } = schedule;
  if (!Number.isInteger(interval) || interval < 1 || interval > MAX_INTERVAL)
    return { recurrenceInterval: appError('generic/invalid-input') };
  if (dueAt !== null && dueAt < 0) return { dueAt: appError('task/due-before-start') };
  if (dueAt !== null && !(dueAt <= MAX_DUE_MS)) return { dueAt: appError('generic/invalid-input') };
  const checked = checkSchedule(schedule, zone);
  if (checked.ok) return {};
  const { error } = checked;
  return { [FIELD_OF[error.code] ?? (schedule.recurrence === 'CUSTOM' ? 'rrule' : 'recurrence')]: error };
}
