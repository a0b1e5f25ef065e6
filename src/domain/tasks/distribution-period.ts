import { addDays, startOfDay } from '../time/calendar-day.ts';
import type { EpochMs } from '../time/epoch.ts';
import { floatingMs, instantAt, wallClockAt, wallClockOfFloating } from '../time/wall-clock.ts';

/** The periods over which a sector's tasks are distributed (specification, point 2 "Sectors"). */
export const DISTRIBUTION_UNITS = ['day', 'week', 'month'] as const;
export type DistributionUnit = (typeof DISTRIBUTION_UNITS)[number];

/** From an instant up to, and without, another. */
export type Span = { readonly fromMs: EpochMs; readonly untilMs: EpochMs };

/** The parts of a working day, in hours: those with most tasks are shorter than the night. */
const HOURS_OF_PARTS = [0, 6, 9, 12, 15, 18] as const;
const DAY_MS = 86_400_000;

/** Returns the local day, week (Monday first) or month that holds `instant`. */
export function periodAround(unit: DistributionUnit, instant: EpochMs, zone: string): Span {
  const today = startOfDay(instant, zone);
  if (unit === 'day') return { fromMs: today, untilMs: addDays(today, 1, zone) };
  if (unit === 'week') {
    const monday = addDays(today, -daysSinceMonday(today, zone), zone);
    return { fromMs: monday, untilMs: addDays(monday, 7, zone) };
  }
  const first = { ...wallClockAt(today, zone), day: 1 };
  return { fromMs: instantAt(first, zone), untilMs: instantAt({ ...first, month: first.month + 1 }, zone) };
}

/** Returns the period of the same kind just before (-1) or just after (1) the one that holds `instant`. */
export function periodBeside(unit: DistributionUnit, instant: EpochMs, side: -1 | 1, zone: string): Span {
  const { fromMs, untilMs } = periodAround(unit, instant, zone);
  return periodAround(unit, side === 1 ? untilMs : fromMs - 1, zone);
}

/**
 * Returns the spans of a period, in order and without gaps: a day has its parts, a week its days, a month its weeks, of
 * which the first and the last end with the month.
 */
export function spansOf(unit: DistributionUnit, instant: EpochMs, zone: string): readonly Span[] {
  const { fromMs, untilMs } = periodAround(unit, instant, zone);
  const starts = startsWithin(unit, fromMs, untilMs, zone);
  return starts.map((start, index) => ({ fromMs: start, untilMs: starts[index + 1] ?? untilMs }));
}

/**
 * Returns the number of the local week that holds `instant`.
 * @source ISO 8601: weeks begin on Monday, the first week of a year has its first Thursday
 */
export function weekNumber(instant: EpochMs, zone: string): number {
  const thursday = startOfDay(instant, zone);
  const floating = floatingMs(wallClockAt(thursday, zone)) + (3 - daysSinceMonday(thursday, zone)) * DAY_MS;
  const yearStart = Date.UTC(wallClockOfFloating(floating).year, 0, 1);
  return Math.floor((floating - yearStart) / (7 * DAY_MS)) + 1;
}

function startsWithin(unit: DistributionUnit, fromMs: EpochMs, untilMs: EpochMs, zone: string): readonly EpochMs[] {
  const wall = wallClockAt(fromMs, zone);
  if (unit === 'day') return HOURS_OF_PARTS.map((hour) => instantAt({ ...wall, hour }, zone));
  if (unit === 'week') return Array.from({ length: 7 }, (_unused, day) => addDays(fromMs, day, zone));
  const starts = [fromMs];
  let monday = addDays(fromMs, 7 - daysSinceMonday(fromMs, zone), zone);
  while (monday < untilMs) {
    starts.push(monday);
    monday = addDays(monday, 7, zone);
  }
  return starts;
}

function daysSinceMonday(instant: EpochMs, zone: string): number {
  // The first of January 1970 was a Thursday.
  return (Math.floor(floatingMs(wallClockAt(instant, zone)) / DAY_MS) + 3) % 7;
}
