import { endOfDay, startOfDay } from '../time/calendar-day.ts';
import type { EpochMs } from '../time/epoch.ts';
import { instantAt } from '../time/wall-clock.ts';
import { customOccurrences } from './custom-occurrences.ts';
import type { Occurrences } from './occurrences.ts';
import { periodicOccurrences } from './periodic-occurrences.ts';
import { startWallClock, type RecurrenceSchedule } from './recurrence-start.ts';
import { msOfTime, timesOfDay } from './times-of-day.ts';

/**
 * Returns the first occurrence at or after the schedule's start; null when it never occurs.
 * The start is `recurrenceTime` (the first time of a day) on the local day that holds `startAt`, and counts only if it
 * fits the rule.
 * @source analysis definitions, §10
 */
export function firstOccurrence(schedule: RecurrenceSchedule, zone: string): EpochMs | null {
  return occurrencesOf(schedule, zone).after(startOfFirstDay(schedule, zone) - 1);
}

/**
 * Returns the first occurrence strictly after `instant`; null when the recurrence has ended or its custom rule cannot
 * be read (see `checkSchedule`).
 * @source analysis definitions, §10: wall clock of `zone`, the last day where the month has no such day, no drift
 */
export function nextOccurrence(schedule: RecurrenceSchedule, instant: EpochMs, zone: string): EpochMs | null {
  return occurrencesOf(schedule, zone).after(Math.max(instant, startOfFirstDay(schedule, zone) - 1));
}

/** Returns the last occurrence at or before `instant`; null when the recurrence had not begun. */
export function latestOccurrence(schedule: RecurrenceSchedule, instant: EpochMs, zone: string): EpochMs | null {
  const start = startOfFirstDay(schedule, zone);
  const latest = occurrencesOf(schedule, zone).upTo(instant);
  return latest === null || latest < start ? null : latest;
}

/**
 * Yields the occurrences strictly after `instant`, in order, as `nextOccurrence` returns one after the other; nothing
 * when the recurrence has ended or its custom rule cannot be read.
 */
export function occurrencesAfter(schedule: RecurrenceSchedule, instant: EpochMs, zone: string): Iterable<EpochMs> {
  return occurrencesOf(schedule, zone).following(Math.max(instant, startOfFirstDay(schedule, zone) - 1));
}

/** Returns the occurrences of the local day that holds `instant`, in order; empty for none. */
export function occurrencesOfDay(schedule: RecurrenceSchedule, instant: EpochMs, zone: string): readonly EpochMs[] {
  const end = endOfDay(instant, zone);
  const found: EpochMs[] = [];
  for (const occurrence of occurrencesAfter(schedule, startOfDay(instant, zone) - 1, zone)) {
    if (occurrence >= end) break;
    found.push(occurrence);
  }
  return found;
}

/** Returns the midnight before the start. On that day itself the occurrences begin with the start. */
function startOfFirstDay(schedule: RecurrenceSchedule, zone: string): EpochMs {
  return instantAt({ ...startWallClock(schedule, zone), hour: 0, minute: 0 }, zone);
}

function occurrencesOf(schedule: RecurrenceSchedule, zone: string): Occurrences {
  const start = startWallClock(schedule, zone);
  const times = timesOfDay(schedule).map(msOfTime);
  switch (schedule.recurrence) {
    case 'NONE':
      return onlyOnce(instantAt(start, zone));
    case 'CUSTOM':
      return customOccurrences(schedule.rrule, start, times, zone);
    case 'DAILY':
    case 'WEEKLY':
    case 'MONTHLY':
    case 'QUARTERLY':
    case 'YEARLY':
      return periodicOccurrences({ ...schedule, recurrence: schedule.recurrence }, start, times, zone);
  }
}

function onlyOnce(start: EpochMs): Occurrences {
  return {
    following: (instant) => (start > instant ? [start] : []),
    after: (instant) => (start > instant ? start : null),
    upTo: (instant) => (start <= instant ? start : null),
  };
}
