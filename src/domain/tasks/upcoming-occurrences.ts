import type { EpochMs } from '../time/epoch.ts';
import type { RecurrenceSchedule } from './recurrence-start.ts';
import { firstOccurrence, nextOccurrence } from './task-recurrence.ts';

/**
 * Returns the next occurrences of a schedule, in order: at most `most`, fewer when it ends, none when it never occurs
 * or its rule cannot be read.
 * @param after returns only occurrences strictly after this instant; null: from the start on
 */
export function upcomingOccurrences(
  schedule: RecurrenceSchedule,
  after: EpochMs | null,
  most: number,
  zone: string,
): readonly EpochMs[] {
  const found: EpochMs[] = [];
  let next = after === null ? firstOccurrence(schedule, zone) : nextOccurrence(schedule, after, zone);
  while (next !== null && found.length < most) {
    found.push(next);
    if (found.length < most) next = nextOccurrence(schedule, next, zone);
  }
  return found;
}

/** Returns the occurrences of a schedule from `from` on and before `end`, such as those of a month in a calendar. */
export function occurrencesBetween(
  schedule: RecurrenceSchedule,
  from: EpochMs,
  end: EpochMs,
  zone: string,
): readonly EpochMs[] {
  const found: EpochMs[] = [];
  for (
    let next = nextOccurrence(schedule, from - 1, zone);
    next !== null && next < end;
    next = nextOccurrence(schedule, next, zone)
  )
    found.push(next);
  return found;
}
