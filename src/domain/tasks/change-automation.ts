import { appError } from '../errors/app-error.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { EpochMs } from '../time/epoch.ts';
import { hasSameDays, hasSameTimes, isSameSchedule, handledUpTo, storedSchedule } from './change-schedule.ts';
import type { TypedAutomation } from './check-automation.ts';
import { handledUntil } from './pending-occurrences.ts';
import { nextTimes } from './recurring-processing.ts';
import type { Task } from './task.ts';
import type { TaskTemplate } from './task-template.ts';
import { hasSeveralTimes } from './times-of-day.ts';

type Places = Pick<Task, 'target' | 'sectorId' | 'sectorIds' | 'enclosureIds' | 'animalIds'>;

/** The ids of a new automation, of its establishment and of its author. */
export type NewAutomation = Pick<TaskTemplate, 'templateId' | 'zooId' | 'authorId'>;

/**
 * Returns the automation to store, with the places of its target: in use, and making the tasks from `now` on.
 * 'automation/nothing-to-come' when it has no occurrence to come.
 */
export function newAutomation(
  identity: NewAutomation,
  typed: TypedAutomation,
  places: Places,
  now: EpochMs,
  zone: string,
): Result<TaskTemplate> {
  const template: TaskTemplate = {
    ...identity,
    ...typed.task,
    ...places,
    name: typed.name,
    schedule: storedSchedule(typed.schedule, zone),
    isActive: true,
    status: 'active',
    suspendedReason: null,
    activeSinceUnix: now,
    lastRunUnix: null,
    handledUntilUnix: null,
    nextRunUnix: null,
    nextMakeUnix: null,
    executionCount: 0,
    deletedAtUnix: null,
    createdAtUnix: now,
    updatedAtUnix: now,
  };
  return planned(template, zone);
}

/**
 * Returns the automation after a change in its form. With another schedule it makes the tasks from `now` on, never any
 * of the past; one that is paused stays so. Codes: 'automation/step-refused' in the archives,
 * 'automation/nothing-to-come'.
 */
export function changedAutomation(
  before: TaskTemplate,
  typed: TypedAutomation,
  places: Places,
  now: EpochMs,
  zone: string,
): Result<TaskTemplate> {
  if (before.status === 'archived') return fail(appError('automation/step-refused'));
  const schedule = storedSchedule(typed.schedule, zone);
  const isSame = isSameSchedule(before.schedule, schedule, zone);
  // Several times of a day are looked at again one by one, since earlier ones may be new (see `runsOfOccurrences`).
  const isLookedAtAgain = hasSeveralTimes(before.schedule) || hasSeveralTimes(schedule);
  const isHandled =
    hasSameDays(before.schedule, schedule, zone) && (hasSameTimes(before.schedule, schedule) || !isLookedAtAgain);
  const handledUntilUnix = isHandled ? handledUntil(before) : handledUpTo(before, now, zone);
  const after: TaskTemplate = {
    ...before,
    ...typed.task,
    ...places,
    name: typed.name,
    schedule,
    suspendedReason: null,
    activeSinceUnix: isSame ? before.activeSinceUnix : now,
    handledUntilUnix,
    updatedAtUnix: Math.max(now, (before.updatedAtUnix ?? 0) + 1),
  };
  if (after.status !== 'active') return ok(after);
  return isSame ? ok({ ...after, ...nextTimes(after, zone) }) : planned(after, zone);
}

function planned(template: TaskTemplate, zone: string): Result<TaskTemplate> {
  const next = nextTimes(template, zone);
  return next.nextRunUnix === null ? fail(appError('automation/nothing-to-come')) : ok({ ...template, ...next });
}
