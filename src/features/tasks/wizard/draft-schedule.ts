import type { TypedSchedule } from '#domain/tasks/check-automation.ts';
import { recurrenceRule } from '#domain/tasks/recurrence-rule.ts';
import { endParts } from '#domain/tasks/rrule-parts.ts';
import { defaultDueAt } from '#domain/tasks/task-due.ts';
import { type EpochMs, ZONE } from '#domain/time/epoch.ts';
import { floatingMs, type WallClock, wallClockAt } from '#domain/time/wall-clock.ts';
import { dayOf, instantOfDay, timeOf } from '#domain/time/typed-day.ts';
import type { TaskDraft } from './task-draft.ts';

/** The usual time of day (specification, point 9): midnight for a single task, 08:00 for a recurring one. */
const DEFAULT_TIME = { once: '00:00', recurring: '08:00' } as const;
const DAY_MS = 86_400_000;

/** Returns the time of day at which the task starts, as its field shows it. */
export function startTimeOf({ startTime, recurrence }: Pick<TaskDraft, 'startTime' | 'recurrence'>): string {
  return startTime ?? (recurrence === 'NONE' ? DEFAULT_TIME.once : DEFAULT_TIME.recurring);
}

/** Returns the start of the task, or of its first day when it recurs; null while the day or the time is incomplete. */
export function startOfDraft(draft: TaskDraft): EpochMs | null {
  return instantOfDay(draft.startDay, startTimeOf(draft), ZONE);
}

/** Returns the due day and time, as their fields show them; both are empty while they are unknown. */
export function dueOf(draft: TaskDraft): { readonly day: string; readonly time: string } {
  if (draft.due !== null) return draft.due;
  const start = startOfDraft(draft);
  if (start === null) return { day: '', time: '' };
  const due = defaultDueAt(start, ZONE);
  return { day: dayOf(due, ZONE), time: timeOf(due, ZONE) };
}

/** Returns the instant at which the task is due; null while the day or the time is incomplete. */
export function dueOfDraft(draft: TaskDraft): EpochMs | null {
  const { day, time } = dueOf(draft);
  return instantOfDay(day, time, ZONE);
}

/**
 * Returns the schedule of a recurring task. A recurrence with an end becomes a rule of its own with the same dates,
 * because only a rule can have an end.
 */
export function scheduleOf(draft: TaskDraft): TypedSchedule {
  const startAt = startOfDraft(draft) ?? Number.NaN;
  const schedule: TypedSchedule = {
    startAt,
    dueAt: fromStartToDue(draft),
    recurrence: draft.recurrence,
    rrule: draft.recurrence === 'CUSTOM' ? draft.rrule : null,
    recurrenceTime: startTimeOf(draft),
    recurrenceInterval: draft.recurrence === 'CUSTOM' ? 1 : draft.interval,
    recurrenceDayOfWeek: draft.recurrence === 'WEEKLY' ? draft.dayOfWeek : null,
    recurrenceDayOfMonth: isByDayOfMonth(draft) ? draft.dayOfMonth : null,
    recurrenceMonthOfYear: draft.recurrence === 'YEARLY' ? draft.monthOfYear : null,
  };
  if (!hasOwnEnd(draft) || Number.isNaN(startAt)) return schedule;
  const rule = [recurrenceRule(schedule, ZONE), ...endParts(draft.end)].join(';');
  return {
    ...schedule,
    recurrence: 'CUSTOM',
    rrule: rule,
    recurrenceInterval: 1,
    recurrenceDayOfWeek: null,
    recurrenceDayOfMonth: null,
    recurrenceMonthOfYear: null,
  };
}

/** Returns whether the draft has an end outside of a custom rule. */
export function hasOwnEnd({ recurrence, end }: Pick<TaskDraft, 'recurrence' | 'end'>): boolean {
  return recurrence !== 'NONE' && recurrence !== 'CUSTOM' && end.kind !== 'never';
}

/** Returns whether the recurrence has a day of the month. */
export function isByDayOfMonth({ recurrence }: Pick<TaskDraft, 'recurrence'>): boolean {
  return recurrence === 'MONTHLY' || recurrence === 'QUARTERLY' || recurrence === 'YEARLY';
}

/** The time from an occurrence to its due time on the wall clock; null for the usual day. */
function fromStartToDue(draft: TaskDraft): number | null {
  const start = startOfDraft(draft);
  const due = dueOfDraft(draft);
  if (start === null || due === null) return null;
  const distance = floatingMs(wallClockAt(due, ZONE)) - floatingMs(wallClockAt(start, ZONE));
  return distance === DAY_MS ? null : distance;
}

/** Returns the day of the week (0 Sunday … 6 Saturday) of a reading of the clock. */
export function weekdayOf({ year, month, day }: WallClock): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}
