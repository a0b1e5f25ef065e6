import { tidyTimes, type TypedSchedule } from '#domain/tasks/check-automation.ts';
import { parseCustomRule } from '#domain/tasks/custom-rule.ts';
import { storedRecurrence } from '#domain/tasks/simple-recurrence.ts';
import { defaultDueAt, dueAtOfOccurrence } from '#domain/tasks/task-due.ts';
import { namesTimes, smallestGap, timesOfDay } from '#domain/tasks/times-of-day.ts';
import { type EpochMs, ZONE } from '#domain/time/epoch.ts';
import { floatingMs, wallClockAt } from '#domain/time/wall-clock.ts';
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

/** Returns the times of day that the custom rule of a draft names; null when it names none. */
export function ruleTimesOf(draft: TaskDraft): readonly string[] | null {
  if (draft.recurrence !== 'CUSTOM') return null;
  const rule = parseCustomRule(draft.rrule);
  return rule.ok && namesTimes(rule.value) ? timesOfDay(timedOf(draft)) : null;
}

/** Returns a time of day to offer beside these: four hours after the last, else the first free hour of the day. */
export function suggestedTime(times: readonly string[]): string {
  const last = times.toSorted().at(-1) ?? '';
  const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
  const later = hours[Number(last.slice(0, 2)) + 4];
  if (last !== '' && later !== undefined) return `${later}${last.slice(2)}`;
  return hours.map((hour) => `${hour}:00`).find((time) => !times.includes(time)) ?? '';
}

/** Returns whether the draft recurs at several times of a day. */
export function isSeveralTimes(draft: TaskDraft): boolean {
  return timesOfDay(timedOf(draft)).length > 1;
}

/** Returns the fields of a draft that decide its times of day; fields that are not filled yet are left out. */
function timedOf(draft: TaskDraft) {
  const recurrenceTime = startTimeOf(draft);
  const recurrenceTimes = draft.recurrence === 'NONE' ? [] : draft.moreTimes.filter((time) => time !== '');
  return {
    recurrence: draft.recurrence,
    rrule: draft.recurrence === 'CUSTOM' ? draft.rrule : null,
    recurrenceTime,
    ...(recurrenceTimes.length === 0 ? {} : { recurrenceTimes: [recurrenceTime, ...recurrenceTimes] }),
  };
}

/**
 * Returns the due day and time, as their fields show them; both are empty while they are unknown. Until they are typed, a
 * task is due after a day; of several times a day, each before the next one begins.
 */
export function dueOf(draft: TaskDraft): { readonly day: string; readonly time: string } {
  if (draft.due !== null) return draft.due;
  const start = startOfDraft(draft);
  if (start === null) return { day: '', time: '' };
  const gap = smallestGap(timesOfDay(timedOf(draft)));
  const due = gap < DAY_MS ? dueAtOfOccurrence({ dueAt: gap }, start, ZONE) : defaultDueAt(start, ZONE);
  return { day: dayOf(due, ZONE), time: timeOf(due, ZONE) };
}

/** Returns the instant at which the task is due; null while the day or the time is incomplete. */
export function dueOfDraft(draft: TaskDraft): EpochMs | null {
  const { day, time } = dueOf(draft);
  return instantOfDay(day, time, ZONE);
}

/** Returns the schedule of a recurring task, as the server is to store it. */
export function scheduleOf(draft: TaskDraft): TypedSchedule {
  const startAt = startOfDraft(draft) ?? Number.NaN;
  const times = timedOf(draft);
  const { recurrence, interval } = draft;
  const schedule: TypedSchedule = {
    ...{ startAt, dueAt: fromStartToDue(draft), ...times },
    recurrenceInterval: recurrence === 'CUSTOM' ? 1 : interval,
    ...{ recurrenceDayOfWeek: null, recurrenceDayOfMonth: null, recurrenceMonthOfYear: null },
  };
  if (recurrence === 'NONE' || recurrence === 'CUSTOM' || Number.isNaN(startAt)) return tidyTimes(schedule);
  return tidyTimes({ ...schedule, ...storedRecurrence({ ...draft, recurrence }, { startAt, ...times }, ZONE) });
}

/** Returns whether the draft has an end outside of a custom rule. */
export function hasOwnEnd({ recurrence, end }: Pick<TaskDraft, 'recurrence' | 'end'>): boolean {
  return recurrence !== 'NONE' && recurrence !== 'CUSTOM' && end.kind !== 'never';
}

/** The time from an occurrence to its due time on the wall clock; null for the usual day. */
function fromStartToDue(draft: TaskDraft): number | null {
  const start = startOfDraft(draft);
  const due = dueOfDraft(draft);
  if (start === null || due === null) return null;
  const distance = floatingMs(wallClockAt(due, ZONE)) - floatingMs(wallClockAt(start, ZONE));
  return distance === DAY_MS ? null : distance;
}
