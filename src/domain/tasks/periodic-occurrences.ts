import type { EpochMs } from '../time/epoch.ts';
import { floatingMs, wallClockAt, wallClockOfFloating, type WallClock } from '../time/wall-clock.ts';
import type { Occurrences } from './occurrences.ts';
import { anchorOf, type RecurrenceSchedule } from './recurrence-start.ts';
import type { Recurrence } from './task-template.ts';
import { instantsOfDay } from './times-of-day.ts';

type Periodic = Exclude<Recurrence, 'NONE' | 'CUSTOM'>;

/**
 * One day per period, periods counted from the start's (number 0). A day is its midnight in a calendar without zones, in
 * which a day always has 24 hours, in milliseconds.
 */
type Periods = {
  readonly indexOf: (floating: number) => number;
  readonly day: (index: number) => number;
};

const DAY_MS = 86_400_000;
/** The last day of a recurrence: the calendar's arithmetic must end somewhere. */
const LAST_FLOATING = Date.UTC(9999, 11, 31);

/**
 * Returns the occurrences of a rule with one day per period of days, weeks or months, at each time of that day. A query
 * takes the same time however long ago the start was.
 * @param start the day of the start; its time of day does not count
 * @param times the times of day in milliseconds since midnight, in order
 * @source analysis definitions, §10
 */
export function periodicOccurrences(
  schedule: RecurrenceSchedule & { readonly recurrence: Periodic },
  start: WallClock,
  times: readonly number[],
  zone: string,
): Occurrences {
  const periods = periodsOf(schedule, { ...start, hour: 0, minute: 0 });
  const instantsOf = (index: number): readonly EpochMs[] | null => {
    const day = periods.day(index);
    return day <= LAST_FLOATING ? instantsOfDay(day, times, zone) : null;
  };
  const indexAt = (instant: EpochMs) => periods.indexOf(floatingMs(wallClockAt(instant, zone)));
  function* following(instant: EpochMs): Generator<EpochMs> {
    let index = Math.max(0, indexAt(instant));
    for (let instants = instantsOf(index); instants !== null; instants = instantsOf(++index))
      for (const occurrence of instants) if (occurrence > instant) yield occurrence;
  }
  return {
    following,
    after: (instant) => following(instant).next().value ?? null,
    upTo(instant) {
      // One period further: in the hour that October repeats, an earlier instant may show a later clock time.
      for (let index = indexAt(instant) + 1; index >= 0; index--) {
        const occurrence = instantsOf(index)?.findLast((one) => one <= instant);
        if (occurrence !== undefined) return occurrence;
      }
      return null;
    },
  };
}

function periodsOf(schedule: RecurrenceSchedule & { readonly recurrence: Periodic }, start: WallClock): Periods {
  const anchor = anchorOf(schedule, start);
  const interval = schedule.recurrenceInterval;
  switch (schedule.recurrence) {
    case 'DAILY':
      return everyDays(floatingMs(start), interval);
    case 'WEEKLY': {
      const mondayFirst = (weekday: number) => (weekday + 6) % 7;
      const startWeekday = new Date(floatingMs(start)).getUTCDay();
      const shift = mondayFirst(anchor.dayOfWeek) - mondayFirst(startWeekday);
      return everyDays(floatingMs(start) + shift * DAY_MS, 7 * interval);
    }
    case 'MONTHLY':
      return everyMonths(start, interval, anchor.dayOfMonth);
    case 'QUARTERLY':
      return everyMonths(start, 3 * interval, anchor.dayOfMonth);
    case 'YEARLY':
      return everyMonths({ ...start, month: anchor.month }, 12 * interval, anchor.dayOfMonth);
  }
}

function everyDays(first: number, days: number): Periods {
  return {
    indexOf: (floating) => Math.floor((floating - first) / (days * DAY_MS)),
    day: (index) => first + index * days * DAY_MS,
  };
}

function everyMonths(first: WallClock, months: number, day: number): Periods {
  const monthNumber = (wall: WallClock) => wall.year * 12 + wall.month - 1;
  return {
    indexOf: (floating) => Math.floor((monthNumber(wallClockOfFloating(floating)) - monthNumber(first)) / months),
    day(index) {
      const month = first.month + index * months;
      return floatingMs({ ...first, month, day: Math.min(day, daysInMonth(first.year, month)) });
    },
  };
}

/** Returns the number of days of a month 1…12; months beyond overflow into the years that follow. */
function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
