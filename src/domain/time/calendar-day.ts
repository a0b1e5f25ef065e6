import type { EpochMs } from './epoch.ts';
import { instantAt, wallClockAt } from './wall-clock.ts';

/** Returns the first instant of the local day that holds `instant`. */
export function startOfDay(instant: EpochMs, zone: string): EpochMs {
  return instantAt({ ...wallClockAt(instant, zone), hour: 0, minute: 0 }, zone);
}

/** Returns the first instant of the next local day, 23, 24 or 25 hours after `startOfDay`. */
export function endOfDay(instant: EpochMs, zone: string): EpochMs {
  const today = wallClockAt(instant, zone);
  return instantAt({ ...today, day: today.day + 1, hour: 0, minute: 0 }, zone);
}

/** Returns the instant `days` local days later (or earlier, when negative) at the same wall-clock time. */
export function addDays(instant: EpochMs, days: number, zone: string): EpochMs {
  const wall = wallClockAt(instant, zone);
  return instantAt({ ...wall, day: wall.day + days }, zone);
}
