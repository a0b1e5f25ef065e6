const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** The instant at which the clocks of Paris went from 02:00 to 03:00, as a clock time. */
const CHANGE = Date.UTC(2025, 2, 30, 2);

/**
 * Returns the wall-clock time in Paris, as milliseconds of a calendar without zones: written by hand for March and
 * April 2025, so that it shares nothing with the code under test.
 */
export function reading(month: number, day: number, hour = 0, minute = 0): number {
  return Date.UTC(2025, month - 1, day, hour, minute);
}

/**
 * Returns the instant of a clock time; one between 02:00 and 03:00 on 30 March, which no clock shows, is an hour later.
 */
export function instantOf(shown: number): number {
  const isSummer = shown >= CHANGE + HOUR;
  return shown - (isSummer ? 2 : 1) * HOUR;
}

/** Returns the time that a clock really shows: the same, or an hour later in the missing hour. */
export function shownOf(shown: number): number {
  return shown >= CHANGE && shown < CHANGE + HOUR ? shown + HOUR : shown;
}
