import type { EpochMs } from '../time/epoch.ts';
import { dayId, occurrenceId } from './task-occurrence.ts';
import { occurrencesOfDay } from './task-recurrence.ts';
import type { TaskRun, TaskTemplate } from './task-template.ts';

type Template = Pick<TaskTemplate, 'templateId' | 'schedule'>;
/** A task is made a week ahead at most, before a change of the automation too. */
const MAX_AHEAD_MS = 8 * 86_400_000;

type KnownRun = Pick<TaskRun, 'taskId' | 'status' | 'scheduledForUnix'>;

/** The first and the last id that an automation can have given to the occurrences of some days. */
export type IdRange = { readonly first: string; readonly last: string };

/**
 * Returns the range of the ids of an automation's runs on the local days from the first of these occurrences to the
 * last; null for no occurrences. Runs that a person made by hand are not in it.
 */
export function idRange(templateId: string, occurrences: readonly EpochMs[], zone: string): IdRange | null {
  if (occurrences.length === 0) return null;
  return {
    first: dayId(templateId, Math.min(...occurrences), zone),
    // A time follows the day after a hyphen; the tilde comes after every digit.
    last: `${dayId(templateId, Math.max(...occurrences), zone)}-~`,
  };
}

/**
 * Returns whether the days of these occurrences may have runs of an earlier schedule, whose ids the present one does not
 * name: those made ahead before the automation was last changed.
 */
export function mayHaveEarlierRuns(
  { activeSinceUnix }: Pick<TaskTemplate, 'activeSinceUnix'>,
  occurrences: readonly EpochMs[],
): boolean {
  return activeSinceUnix !== null && occurrences.some((occurrence) => occurrence <= activeSinceUnix + MAX_AHEAD_MS);
}

/**
 * Returns the run that each of these occurrences already has, by the occurrence; one without a run is absent. A run
 * belongs to the occurrence of its own time or id. The other tasks of a day stand, in order, for its remaining times: a
 * change of the times gives a day no more tasks than it has times, and a time no second task.
 * @param runs the runs of these days (see `idRange`), in any order
 */
export function runsOfOccurrences<Run extends KnownRun>(
  template: Template,
  occurrences: readonly EpochMs[],
  runs: readonly Run[],
  zone: string,
): ReadonlyMap<EpochMs, Run> {
  const found = new Map<EpochMs, Run>();
  if (runs.length === 0) return found;
  const byDay = Map.groupBy(occurrences, (one) => dayId(template.templateId, one, zone));
  for (const [day, [any]] of byDay) {
    const ofDay = runs.filter(({ taskId }) => taskId.startsWith(day));
    if (any === undefined || ofDay.length === 0) continue;
    for (const [occurrence, run] of runsOfDay(template, occurrencesOfDay(template.schedule, any, zone), ofDay, zone))
      found.set(occurrence, run);
  }
  return found;
}

function runsOfDay<Run extends KnownRun>(
  template: Template,
  occurrences: readonly EpochMs[],
  runs: readonly Run[],
  zone: string,
): Map<EpochMs, Run> {
  const found = new Map<EpochMs, Run>();
  const free = new Set(runs);
  for (const occurrence of occurrences) {
    const run =
      runs.find(({ scheduledForUnix }) => scheduledForUnix === occurrence) ??
      runs.find(({ taskId }) => taskId === occurrenceId(template, occurrence, zone));
    if (run === undefined) continue;
    found.set(occurrence, run);
    free.delete(run);
  }
  // A missed or skipped occurrence has no task, and says nothing of other times.
  const others = [...free]
    .filter(({ status }) => status !== 'MISSED' && status !== 'SKIPPED')
    .toSorted((one, other) => one.scheduledForUnix - other.scheduledForUnix);
  for (const occurrence of occurrences) {
    const [next] = others;
    if (next === undefined) break;
    if (!found.has(occurrence)) found.set(occurrence, others.shift() ?? next);
  }
  return found;
}
