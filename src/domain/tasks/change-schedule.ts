import { startOfDay } from '../time/calendar-day.ts';
import type { EpochMs } from '../time/epoch.ts';
import type { TypedSchedule } from './check-automation.ts';
import { handledUntil } from './pending-occurrences.ts';
import { recurrenceRule } from './recurrence-rule.ts';
import { tidyRule } from './rrule-parts.ts';
import { cronExpression } from './task-cron.ts';
import { dueAtOfOccurrence } from './task-due.ts';
import { dayId } from './task-occurrence.ts';
import { latestOccurrence, occurrencesOfDay } from './task-recurrence.ts';
import type { Task } from './task.ts';
import type { Schedule, TaskTemplate } from './task-template.ts';
import { timesOfDay } from './times-of-day.ts';

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

/** Returns whether two schedules recur on the same days, whatever the times of day. */
export function hasSameDays(one: TypedSchedule, other: TypedSchedule, zone: string): boolean {
  return (
    DAYS.every((field) => one[field] === other[field]) &&
    one.recurrenceInterval === other.recurrenceInterval &&
    startOfDay(one.startAt, zone) === startOfDay(other.startAt, zone) &&
    (one.recurrence !== 'CUSTOM' || daysOfRule(one.rrule) === daysOfRule(other.rrule))
  );
}

/** Returns whether two schedules have the same occurrences, each with the same due time. */
export function isSameSchedule(one: TypedSchedule, other: TypedSchedule, zone: string): boolean {
  return hasSameDays(one, other, zone) && hasSameTimes(one, other) && one.dueAt === other.dueAt;
}

/** Returns whether two schedules recur at the same times of day. */
export function hasSameTimes(one: TypedSchedule, other: TypedSchedule): boolean {
  return one.recurrenceTime === other.recurrenceTime && String(timesOfDay(one)) === String(timesOfDay(other));
}

/** Returns a custom rule without its times of day; with them where positions count them. */
function daysOfRule(rrule: string | null): string | null {
  if (rrule === null) return null;
  if (/BYSETPOS/i.test(rrule)) return tidyRule(rrule);
  return tidyRule(rrule.replaceAll(/;?BY(?:HOUR|MINUTE)=[^;]*/gi, ''));
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
 * Returns the new times of an automation's task after the automation's times of day have changed; null when the task
 * stays unchanged: it was started, its time is still in the schedule or has no successor, the new time has passed, or a
 * person made it by hand. Of the times of a day, those that are gone move in order to those that are new.
 */
export function movedTimes(
  task: Pick<Task, 'taskId' | 'status' | 'startedAtUnix' | 'scheduledForUnix'>,
  before: Pick<TaskTemplate, 'schedule'>,
  { templateId, schedule }: Pick<TaskTemplate, 'templateId' | 'schedule'>,
  now: EpochMs,
  zone: string,
): Pick<Task, 'scheduledForUnix' | 'dueAtUnix'> | null {
  if (task.status === 'IN_PROGRESS' || task.startedAtUnix !== null) return null;
  if (!task.taskId.startsWith(dayId(templateId, task.scheduledForUnix, zone))) return null;
  const occurrence = successor(task.scheduledForUnix, before.schedule, schedule, zone);
  if (occurrence === undefined || occurrence <= now) return null;
  return { scheduledForUnix: occurrence, dueAtUnix: dueAtOfOccurrence(schedule, occurrence, zone) };
}

/** Returns the occurrence of the same day that takes the place of a task's time; undefined for none. */
function successor(time: EpochMs, before: Schedule, after: Schedule, zone: string): EpochMs | undefined {
  const olds = occurrencesOfDay(before, time, zone);
  const news = occurrencesOfDay(after, time, zone);
  if (news.includes(time)) return undefined;
  const gone = olds.filter((one) => !news.includes(one));
  const added = news.filter((one) => !olds.includes(one));
  // The task of an automation with one time is that of the day, also when an earlier change has not moved it.
  const place = olds.length > 1 || gone.includes(time) ? gone.indexOf(time) : 0;
  return added[place];
}
