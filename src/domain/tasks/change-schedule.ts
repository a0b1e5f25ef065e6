import { startOfDay } from '../time/calendar-day.ts';
import type { EpochMs } from '../time/epoch.ts';
import type { TypedSchedule } from './check-automation.ts';
import { handledUntil } from './pending-occurrences.ts';
import { recurrenceRule } from './recurrence-rule.ts';
import { cronExpression } from './task-cron.ts';
import { dueAtOfOccurrence } from './task-due.ts';
import { occurrenceId } from './task-occurrence.ts';
import { latestOccurrence, occurrencesAfter } from './task-recurrence.ts';
import type { Schedule, Task, TaskTemplate } from './task.ts';

const DAYS = ['recurrence', 'recurrenceDayOfWeek', 'recurrenceDayOfMonth', 'recurrenceMonthOfYear'] as const;

/**
 * Returns a schedule as it is stored: with its rule, its cron expression where there is one, and its frequency as the
 * rule has it (a quarterly one is monthly there). The screens describe it in the reader's language.
 */
export function storedSchedule(typed: TypedSchedule, zone: string): Schedule {
  const rrule = recurrenceRule(typed, zone);
  return {
    ...typed,
    rrule,
    cronExpression: cronExpression(typed, zone),
    cronDescription: null,
    recurrenceFrequency: /FREQ=([A-Z]+)/.exec(rrule?.toUpperCase() ?? 'FREQ=DAILY')?.[1] ?? null,
  };
}

/** Returns whether two schedules recur on the same days, whatever the time of day. */
export function hasSameDays(one: TypedSchedule, other: TypedSchedule, zone: string): boolean {
  return (
    DAYS.every((field) => one[field] === other[field]) &&
    one.recurrenceInterval === other.recurrenceInterval &&
    startOfDay(one.startAt, zone) === startOfDay(other.startAt, zone) &&
    (one.recurrence !== 'CUSTOM' || one.rrule === other.rrule)
  );
}

/** Returns whether two schedules have the same occurrences, each with the same due time. */
export function isSameSchedule(one: TypedSchedule, other: TypedSchedule, zone: string): boolean {
  return hasSameDays(one, other, zone) && one.recurrenceTime === other.recurrenceTime && one.dueAt === other.dueAt;
}

/**
 * Returns the last handled occurrence of an automation whose days change from `now` on. A task made ahead does not keep the automation
 * from earlier days, and a day that has its task gets no second one (see `occurrenceId`).
 */
export function handledUpTo(
  automation: Pick<TaskTemplate, 'schedule' | 'lastRunUnix' | 'handledUntilUnix'>,
  now: EpochMs,
  zone: string,
): EpochMs | null {
  const last = handledUntil(automation);
  return last === null || last <= now ? last : latestOccurrence(automation.schedule, now, zone);
}

/**
 * Returns the new times of an automation's task after the automation's time of day has changed; null when the task
 * stays unchanged: it was started, its day is past or no longer in the schedule, the new time has passed, or a person
 * made it by hand.
 */
export function movedTimes(
  task: Pick<Task, 'taskId' | 'status' | 'startedAtUnix' | 'scheduledForUnix'>,
  { templateId, schedule }: Pick<TaskTemplate, 'templateId' | 'schedule'>,
  now: EpochMs,
  zone: string,
): Pick<Task, 'scheduledForUnix' | 'dueAtUnix'> | null {
  if (task.status === 'IN_PROGRESS' || task.startedAtUnix !== null) return null;
  if (task.taskId !== occurrenceId(templateId, task.scheduledForUnix, zone)) return null;
  const midnight = startOfDay(task.scheduledForUnix, zone);
  const [occurrence] = occurrencesAfter(schedule, midnight - 1, zone);
  if (occurrence === undefined || occurrence <= now || startOfDay(occurrence, zone) !== midnight) return null;
  return { scheduledForUnix: occurrence, dueAtUnix: dueAtOfOccurrence(schedule, occurrence, zone) };
}
