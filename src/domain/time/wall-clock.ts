import type { EpochMs } from './epoch.ts';

/** A wall-clock time of a zone; month 1–12. */
export type WallClock = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
};

const DAY_MS = 86_400_000;

/**
 * Returns the wall-clock time of `zone` at an instant; seconds are dropped.
 * @source analysis definitions, §1 "Local time": by time zone data, never by a fixed offset
 */
export function wallClockAt(instant: EpochMs, zone: string): WallClock {
  return wallClockOfFloating(instant + offsetMs(instant, zone));
}

/**
 * Returns the instant at which the clock of `zone` shows `wall`. Days and months may overflow (day 32 is the 1st).
 * A time that the March change skips moves forward by the gap (02:30 is 03:30 CEST); one that October repeats is the
 * first.
 * @source analysis definitions, §10 (RFC 5545 §3.3.5)
 */
export function instantAt(wall: WallClock, zone: string): EpochMs {
  const floating = floatingMs(wall);
  const offsetBefore = offsetMs(floating - DAY_MS, zone);
  const offsetAfter = offsetMs(floating + DAY_MS, zone);
  const readings = [floating - offsetBefore, floating - offsetAfter].filter(
    (instant) => instant + offsetMs(instant, zone) === floating,
  );
  return readings.length === 0 ? floating - offsetBefore : Math.min(...readings);
}

/** Returns the wall clock as milliseconds of a calendar without zones, so that days can be added to it. */
export function floatingMs(wall: WallClock): number {
  return Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute);
}

/** Returns the wall clock of a floating time (see `floatingMs`). */
export function wallClockOfFloating(floating: number): WallClock {
  const date = new Date(floating);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
  };
}

/** Returns the weekday of a wall clock: 0 Sunday … 6 Saturday. */
export function weekdayOf({ year, month, day }: Pick<WallClock, 'year' | 'month' | 'day'>): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

const formatters = new Map<string, Intl.DateTimeFormat>();
/**
 * Known offsets by zone and quarter of an hour: the computation is slow, and no zone changes its clock within a
 * quarter.
 */
const known = new Map<string, number>();
const QUARTER_MS = 900_000;
const MAX_KNOWN = 5_000;

// Returns the offset by the platform's own zone data: date-fns-tz reads an instant near a clock change as if it were a
// local time, and its result depends on the machine's zone.
function offsetMs(instant: EpochMs, zone: string): number {
  const key = `${zone} ${Math.floor(instant / QUARTER_MS)}`;
  const found = known.get(key) ?? askedOffsetMs(instant, zone);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, found);
  return found;
}

function askedOffsetMs(instant: EpochMs, zone: string): number {
  let formatter = formatters.get(zone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' });
    formatters.set(zone, formatter);
  }
  const name = formatter.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign, hours, minutes] = /^GMT(?:([+-])(\d+):(\d+))?/.exec(name) ?? [];
  const size = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  return sign === '-' ? -size : size;
}
