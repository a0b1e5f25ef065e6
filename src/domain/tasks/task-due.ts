import { addDays } from '../time/calendar-day.ts';
import type { EpochMs } from '../time/epoch.ts';
import { floatingMs, instantAt, wallClockAt, wallClockOfFloating } from '../time/wall-clock.ts';
import type { Schedule } from './task-template.ts';

/**
 * Returns the default due time of a task: the same wall-clock time on the next local day, 23 to 25 hours after its
 * start.
 * @source specification, point 9 "Default due time is one day after start"; analysis definitions, §10
 */
export function defaultDueAt(start: EpochMs, zone: string): EpochMs {
  return addDays(start, 1, zone);
}

/**
 * Returns the due time of an occurrence: `schedule.dueAt` milliseconds later on the wall clock (whole minutes), or the
 * default when it is null.
 */
export function dueAtOfOccurrence(schedule: Pick<Schedule, 'dueAt'>, occurrence: EpochMs, zone: string): EpochMs {
  if (schedule.dueAt === null) return defaultDueAt(occurrence, zone);
  return instantAt(wallClockOfFloating(floatingMs(wallClockAt(occurrence, zone)) + schedule.dueAt), zone);
}
