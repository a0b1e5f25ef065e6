import { endOfDay } from '../time/calendar-day.ts';
import type { EpochMs } from '../time/epoch.ts';
import { instantAt } from '../time/wall-clock.ts';
import { customOccurrences } from './custom-occurrences.ts';
import type { Occurrences } from './occurrences.ts';
import { periodicOccurrences } from './periodic-occurrences.ts';
import { startWallClock, type RecurrenceSchedule } from './recurrence-start.ts';

/**
 * Returns the first occurrence at or after the schedule's start; null when it never occurs.
 * The start is `recurrenceTime` on the local day that holds `startAt`, and counts only if it fits the rule.
 * @source analysis definitions, §10
 */
export function firstOccurrence(schedule: RecurrenceSchedule, zone: string): EpochMs | null {
  return occurrencesOf(schedule, zone).after(startInstant(schedule, zone) - 1);
}

/**
 * Returns the first occurrence strictly after `instant`; null when the recurrence has ended or its custom rule cannot
 * be read (see `checkSchedule`).
 * @source analysis definitions, §10: wall clock of `zone`, the last day when the month has no such day, no drift
 */
export function nextOccurrence(schedule: RecurrenceSchedule, instant: EpochMs, zone: string): EpochMs | null {
  return occurrencesOf(schedule, zone).after(Math.max(instant, startInstant(schedule, zone) - 1));
}

/** Returns the last occurrence at or before `instant`; null when the recurrence had not begun. */
export function latestOccurrence(schedule: RecurrenceSchedule, instant: EpochMs, zone: string): EpochMs | null {
  const start = startInstant(schedule, zone);
  const latest = occurrencesOf(schedule, zone).upTo(instant);
  return latest === null || latest < start ? null : latest;
}

/**
 * Returns when an automation must run next: at its first occurrence, then when the last run plus one day, week, month
 * (times the interval) is due; null when it never will.
 * A custom rule adds one day: it is asked for its first occurrence from the next local day on, so it makes at most one
 * run a day.
 * @param lastRun the occurrence last made; null before the first
 * @source specification, point 4 "Recurring processing"; analysis definitions, §10
 */
export function nextRunAfter(schedule: RecurrenceSchedule, lastRun: EpochMs | null, zone: string): EpochMs | null {
  if (lastRun === null) return firstOccurrence(schedule, zone);
  const from = schedule.recurrence === 'CUSTOM' ? endOfDay(lastRun, zone) - 1 : lastRun;
  return nextOccurrence(schedule, from, zone);
}

/**
 * Returns the occurrence that an automation must make now: the latest one that is due (now ≥ it) and not made yet;
 * null when none is.
 * Earlier ones that were missed, while the service was down or the automation suspended, are left out: nobody can feed
 * yesterday, and a flood of overdue tasks would hide today's.
 */
export function dueOccurrence(
  schedule: RecurrenceSchedule,
  lastRun: EpochMs | null,
  now: EpochMs,
  zone: string,
): EpochMs | null {
  const next = nextRunAfter(schedule, lastRun, zone);
  if (next === null || now < next) return null;
  return latestOccurrence(schedule, now, zone);
}

function startInstant(schedule: RecurrenceSchedule, zone: string): EpochMs {
  return instantAt(startWallClock(schedule, zone), zone);
}

function occurrencesOf(schedule: RecurrenceSchedule, zone: string): Occurrences {
  const start = startWallClock(schedule, zone);
  switch (schedule.recurrence) {
    case 'NONE':
      return onlyOnce(instantAt(start, zone));
    case 'CUSTOM':
      return customOccurrences(schedule.rrule, start, zone);
    case 'DAILY':
    case 'WEEKLY':
    case 'MONTHLY':
    case 'QUARTERLY':
    case 'YEARLY':
      return periodicOccurrences({ ...schedule, recurrence: schedule.recurrence }, start, zone);
  }
}

function onlyOnce(start: EpochMs): Occurrences {
  return {
    after: (instant) => (start > instant ? start : null),
    upTo: (instant) => (start <= instant ? start : null),
  };
}
