import { endOfDay } from '../time/calendar-day.ts';
import type { EpochMs } from '../time/epoch.ts';
import { dueAtOfOccurrence } from './task-due.ts';
import { occurrencesAfter } from './task-recurrence.ts';
import { visibleFrom } from './task-visibility.ts';
import { hasSeveralTimes } from './times-of-day.ts';
import type { TaskTemplate } from './task-template.ts';

/** The fields of an automation that show its progress. */
export type Progress = Pick<TaskTemplate, 'schedule' | 'lastRunUnix' | 'handledUntilUnix' | 'activeSinceUnix'>;

/** The most tasks that one automation creates at once; the others follow, oldest first. */
export const MAX_MADE_AT_ONCE = 50;
/** The most missed occurrences of one automation that are recorded at once: the newest. */
export const MAX_MISSED_RECORDED = 50;

/** The occurrences that an automation has to handle now. */
export type Pending = {
  /** occurrences whose tasks are to be made, in order */
  readonly due: readonly EpochMs[];
  /** occurrences that came too late for a task, the newest of them, in order */
  readonly missed: readonly EpochMs[];
  /** number of still older ones, of which no record is kept */
  readonly unrecorded: number;
};

/** Returns the last occurrence that an automation has made, missed or skipped; null before the first. */
export function handledUntil({
  lastRunUnix,
  handledUntilUnix,
}: Pick<TaskTemplate, 'lastRunUnix' | 'handledUntilUnix'>): EpochMs | null {
  return handledUntilUnix === undefined ? lastRunUnix : handledUntilUnix;
}

/**
 * Yields the occurrences that an automation has not handled, in order: those after its last one, never any from before
 * it was created, resumed or given this schedule. With one time of day, the day of its last occurrence is over: it makes
 * one task a day, also after a change of its time. With several, each time is by itself.
 * @source specification, point 4 "Recurring processing", "CUSTOM adds one day"; analysis definitions, §10
 */
export function pendingOccurrences(progress: Progress, zone: string): Iterable<EpochMs> {
  const last = handledUntil(progress);
  const isByDay = last !== null && !hasSeveralTimes(progress.schedule);
  const afterLast = isByDay ? endOfDay(last, zone) - 1 : (last ?? -Infinity);
  return occurrencesAfter(progress.schedule, Math.max(afterLast, (progress.activeSinceUnix ?? -Infinity) - 1), zone);
}

/**
 * Returns the next occurrence that an automation will make, whether its time has come or not: the first, or the last
 * one plus one day, week or month (times the interval); null when there is none to come.
 */
export function nextRun(progress: Progress, zone: string): EpochMs | null {
  for (const occurrence of pendingOccurrences(progress, zone)) return occurrence;
  return null;
}

/**
 * Returns the instant at which the task of an occurrence is created: when it begins to show; null for no occurrence.
 */
export function makeTime(
  { visibilityStart }: Pick<TaskTemplate, 'visibilityStart'>,
  occurrence: EpochMs | null,
  zone: string,
): EpochMs | null {
  return occurrence === null ? null : visibleFrom({ scheduledForUnix: occurrence, visibilityStart }, zone);
}

/**
 * Returns the occurrences whose tasks show by now. An occurrence before its due time gets its task, also after an
 * outage. An occurrence past its due time is missed: nobody can do yesterday's work, and a flood of late tasks would
 * hide today's.
 */
export function missedAndDue(
  template: Progress & Pick<TaskTemplate, 'visibilityStart'>,
  now: EpochMs,
  zone: string,
): Pending {
  const due: EpochMs[] = [];
  const missed: EpochMs[] = [];
  for (const occurrence of pendingOccurrences(template, zone)) {
    const shows = makeTime(template, occurrence, zone);
    if (shows === null || shows > now || due.length === MAX_MADE_AT_ONCE) break;
    if (now < dueAtOfOccurrence(template.schedule, occurrence, zone)) due.push(occurrence);
    else missed.push(occurrence);
  }
  const recorded = missed.slice(-MAX_MISSED_RECORDED);
  return { due, missed: recorded, unrecorded: missed.length - recorded.length };
}
