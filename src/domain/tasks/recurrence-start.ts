import { wallClockAt, weekdayOf, type WallClock } from '../time/wall-clock.ts';
import type { Schedule } from './task-template.ts';

/** The fields of a schedule that decide its recurrence. */
export type RecurrenceSchedule = Pick<
  Schedule,
  | 'startAt'
  | 'recurrence'
  | 'rrule'
  | 'recurrenceTime'
  | 'recurrenceTimes'
  | 'recurrenceDayOfWeek'
  | 'recurrenceDayOfMonth'
  | 'recurrenceMonthOfYear'
  | 'recurrenceInterval'
>;

/** The days a schedule is anchored to; the start gives those it does not name. */
export type Anchor = {
  /** 0 Sunday … 6 Saturday */
  readonly dayOfWeek: number;
  /** 1…31 */
  readonly dayOfMonth: number;
  /** 1…12 */
  readonly month: number;
};

/** Returns the start as wall-clock time of `zone`: `recurrenceTime` on the local day that holds `startAt`. */
export function startWallClock(schedule: Pick<Schedule, 'startAt' | 'recurrenceTime'>, zone: string): WallClock {
  const [hour = 0, minute = 0] = schedule.recurrenceTime.split(':').map(Number);
  return { ...wallClockAt(schedule.startAt, zone), hour, minute };
}

/** Returns the day of the week, of the month and the month that the schedule recurs on. */
export function anchorOf(
  schedule: Pick<Schedule, 'recurrenceDayOfWeek' | 'recurrenceDayOfMonth' | 'recurrenceMonthOfYear'>,
  start: WallClock,
): Anchor {
  return {
    dayOfWeek: schedule.recurrenceDayOfWeek ?? weekdayOf(start),
    dayOfMonth: schedule.recurrenceDayOfMonth ?? start.day,
    month: schedule.recurrenceMonthOfYear ?? start.month,
  };
}
