import type { CalendarDay, Schedule } from './schedule.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
// 29 February falls on a given weekday again after 28 years at most (40 across a century without a leap day).
const SEARCHED_DAYS = 366 * 41;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The first instant after `afterMs` at which the schedule runs in the time zone; null when it never does. */
export function nextRun(schedule: Schedule, zone: string, afterMs: number): number | null {
  if (schedule.kind === 'interval') return (Math.floor(afterMs / schedule.everyMs) + 1) * schedule.everyMs;
  const today = Math.floor(wallTime(zone, afterMs) / DAY_MS) * DAY_MS;
  for (let dayCount = 0; dayCount < SEARCHED_DAYS; dayCount += 1) {
    const midnight = today + dayCount * DAY_MS;
    if (!schedule.includesDay(calendarDay(midnight))) continue;
    const run = firstRunOfDay(schedule.minutesOfDay, midnight, zone, afterMs);
    if (run !== null) return run;
  }
  return null;
}

/** Returns whether this machine knows the time zone. */
export function isTimeZone(zone: string): boolean {
  try {
    clock(zone);
    return true;
  } catch {
    return false;
  }
}

function firstRunOfDay(minutes: readonly number[], midnight: number, zone: string, afterMs: number): number | null {
  const offset = steadyOffset(zone, midnight);
  for (const minute of minutes) {
    const wall = midnight + minute * MINUTE_MS;
    const instant = offset === null ? instantOf(zone, wall) : wall - offset;
    if (instant !== null && instant > afterMs) return instant;
  }
  return null;
}

/** The zone's offset from UTC around this day; null when it changes on that day. */
function steadyOffset(zone: string, midnight: number): number | null {
  const [before, after] = [midnight - DAY_MS, midnight + 2 * DAY_MS].map((near) => wallTime(zone, near) - near);
  return before === after ? (before ?? null) : null;
}

/** The first instant with this wall time in the zone; null for a time that spring skips. */
function instantOf(zone: string, wall: number): number | null {
  // Two offsets are possible around a clock change; the earlier instant counts.
  const candidates = [wall - DAY_MS, wall + DAY_MS].map((near) => wall - (wallTime(zone, near) - near));
  const fitting = candidates.filter((instant) => wallTime(zone, instant) === wall);
  return fitting.length === 0 ? null : Math.min(...fitting);
}

/** The zone's wall time at the instant, as if it were UTC; whole seconds. */
function wallTime(zone: string, instantMs: number): number {
  const parts = Object.fromEntries(
    clock(zone)
      .formatToParts(instantMs)
      .map((part) => [part.type, Number(part.value)]),
  );
  const {
    year = 0,
    month = 1,
    day = 1,
    hour = 0,
    minute = 0,
    second = 0,
  } = parts as Record<string, number | undefined>;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function calendarDay(midnight: number): CalendarDay {
  const date = new Date(midnight);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    dayOfMonth: date.getUTCDate(),
    weekday: date.getUTCDay(),
  };
}

function clock(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(zone, made);
  return made;
}
