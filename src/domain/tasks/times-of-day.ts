import type { EpochMs } from '../time/epoch.ts';
import { twoDigits } from '../time/typed-day.ts';
import { instantAt, wallClockOfFloating } from '../time/wall-clock.ts';
import { type CustomRule, parseCustomRule } from './custom-rule.ts';
import type { Schedule } from './task-template.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The fields of a schedule that decide its times of day. */
type Timed = Pick<Schedule, 'recurrence' | 'rrule' | 'recurrenceTime' | 'recurrenceTimes'>;

/**
 * Returns the times of day at which a schedule recurs: at least one, 'HH:mm', distinct and in order. A custom rule that
 * names its times (`BYHOUR`, `BYMINUTE`) decides alone; else they are `recurrenceTimes`, or `recurrenceTime` without.
 */
export function timesOfDay(schedule: Timed): readonly string[] {
  const { recurrence, rrule, recurrenceTime, recurrenceTimes } = schedule;
  const rule = recurrence === 'CUSTOM' && rrule !== null ? parseCustomRule(rrule) : null;
  if (rule?.ok === true && namesTimes(rule.value)) return timesOfRule(rule.value, recurrenceTime);
  if (recurrenceTimes === undefined || recurrenceTimes.length === 0) return [recurrenceTime];
  return [...new Set(recurrenceTimes)].toSorted();
}

/** Returns whether a schedule recurs at more than one time of a day. */
export function hasSeveralTimes(schedule: Timed): boolean {
  return timesOfDay(schedule).length > 1;
}

/** Returns whether a custom rule names its times of day. */
export function namesTimes({ hours, minutes }: Pick<CustomRule, 'hours' | 'minutes'>): boolean {
  return hours.length > 0 || minutes.length > 0;
}

/** Returns the time of day 'HH:mm' in milliseconds since midnight. */
export function msOfTime(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return (hour * 60 + minute) * MINUTE_MS;
}

/**
 * Returns the shortest time from one of these times of day to the next, over midnight too, in milliseconds of wall clock;
 * a day for one time.
 */
export function smallestGap(times: readonly string[]): number {
  const inOrder = times.map(msOfTime).toSorted((one, other) => one - other);
  return Math.min(...inOrder.map((time, place) => (inOrder[place + 1] ?? (inOrder[0] ?? 0) + DAY_MS) - time));
}

/**
 * Returns the instants of the times of one local day, in order. Two times that the clock change of spring moves to the
 * same instant are one.
 * @param day midnight of the day in a calendar without zones (see `floatingMs`)
 * @param times milliseconds since midnight
 */
export function instantsOfDay(day: number, times: readonly number[], zone: string): readonly EpochMs[] {
  const instants = times.map((time) => instantAt(wallClockOfFloating(day + time), zone));
  return instants.length === 1 ? instants : [...new Set(instants)].toSorted((one, other) => one - other);
}

function timesOfRule({ hours, minutes }: CustomRule, recurrenceTime: string): readonly string[] {
  const [hour = 0, minute = 0] = recurrenceTime.split(':').map(Number);
  const ofHour = minutes.length === 0 ? [minute] : minutes;
  const times = (hours.length === 0 ? [hour] : hours).flatMap((one) =>
    ofHour.map((other) => `${twoDigits(one)}:${twoDigits(other)}`),
  );
  return [...new Set(times)].toSorted();
}
