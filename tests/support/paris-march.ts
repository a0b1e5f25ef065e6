const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** When the clocks of Paris went from 02:00 to 03:00, as a reading of the clock. */
const CHANGE = Date.UTC(2025, 2, 30, 2);

/**
 * Returns what a clock on a wall in Paris shows, as milliseconds of a calendar without zones: written by hand for March and April
 * 2025, so that it shares nothing with what it is to check.
 */
export function reading(month: number, day: number, hour = 0, minute = 0): number {
  return Date.UTC(2025, month - 1, day, hour, minute);
}

/** Returns the instant of a reading; one between 02:00 and 03:00 on 30 March, which no clock shows, is an hour later. */
export function instantOf(shown: number): number {
  const isSummer = shown >= CHANGE + HOUR;
  return shown - (isSummer ? 2 : 1) * HOUR;
}

/** Returns the reading that a clock really shows: itself, or an hour later in the hour that is not there. */
export function shownOf(shown: number): number {
  return shown >= CHANGE && shown < CHANGE + HOUR ? shown + HOUR : shown;
}
