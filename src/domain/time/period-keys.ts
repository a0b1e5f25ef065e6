import type { EpochMs } from './epoch.ts';
import { twoDigits } from './typed-day.ts';
import { floatingMs, wallClockAt } from './wall-clock.ts';

/** The local periods that hold an instant. */
export type PeriodKeys = {
  /** 'YYYY-MM-DD' */
  readonly day: string;
  /** ISO 8601, 'GGGG-Www': Monday first, the year is that of the week's Thursday */
  readonly week: string;
  /** 'YYYY-MM' */
  readonly month: string;
  /** 0 to 23; the two equal hours of October are one */
  readonly hour: number;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/**
 * Returns the function that gives the local periods of an instant on the clock of `zone`. It asks the time zone data
 * once an hour of the instants that it sees, since clocks change at whole hours of Greenwich; so one such function
 * should serve all instants of an analysis.
 * @source analysis definitions, 1 "Local time"
 */
export function periodKeysIn(zone: string): (instant: EpochMs) => PeriodKeys {
  const offsets = new Map<number, number>();
  const days = new Map<number, Omit<PeriodKeys, 'hour'>>();
  return (instant) => {
    const hour = Math.floor(instant / HOUR_MS);
    const offset = offsets.get(hour) ?? offsetAt(hour * HOUR_MS, zone);
    offsets.set(hour, offset);
    const local = instant + offset;
    const dayNumber = Math.floor(local / DAY_MS);
    const day = days.get(dayNumber) ?? keysOfDay(dayNumber);
    days.set(dayNumber, day);
    return { ...day, hour: Math.floor((local - dayNumber * DAY_MS) / HOUR_MS) };
  };
}

/**
 * Returns an instant in ISO 8601, with the clock time of `zone` to the second and its offset:
 * '2025-03-30T00:30:00+01:00'.
 * @source analysis definitions, 12
 */
export function localIsoOf(instant: EpochMs, zone: string): string {
  const offset = offsetAt(instant, zone);
  const minutes = Math.abs(offset) / MINUTE_MS;
  const sign = offset < 0 ? '-' : '+';
  const wall = new Date(instant + offset).toISOString().slice(0, -'.000Z'.length);
  return `${wall}${sign}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

function offsetAt(instant: EpochMs, zone: string): number {
  return floatingMs(wallClockAt(instant, zone)) - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}

/** Returns the keys of a day that is numbered from 1970-01-01, a Thursday. */
function keysOfDay(dayNumber: number): Omit<PeriodKeys, 'hour'> {
  const day = isoDay(dayNumber);
  const weekday = (((dayNumber + 3) % 7) + 7) % 7;
  const thursday = dayNumber - weekday + 3;
  const year = isoDay(thursday).slice(0, -'-MM-DD'.length);
  const firstOfYear = Date.parse(`${year}-01-01T00:00:00Z`) / DAY_MS;
  const week = Math.floor((thursday - firstOfYear) / 7) + 1;
  return { day, week: `${year}-W${twoDigits(week)}`, month: day.slice(0, -'-DD'.length) };
}

function isoDay(dayNumber: number): string {
  return new Date(dayNumber * DAY_MS).toISOString().slice(0, -'T00:00:00.000Z'.length);
}
