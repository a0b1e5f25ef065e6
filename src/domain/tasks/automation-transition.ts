import { appError } from '../errors/app-error.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { EpochMs } from '../time/epoch.ts';
import { checkSchedule } from './check-schedule.ts';
import { nextRun } from './pending-occurrences.ts';
import { nextTimes } from './recurring-processing.ts';
import type { AutomationAction, TaskTemplate } from './task-template.ts';

/** Actions that change an automation itself; `runNow` leaves it as it is. */
export type AutomationStep = Exclude<AutomationAction, 'runNow'>;

/** The fields of an automation that a step changes. */
export type AutomationPatch = Partial<
  Pick<
    TaskTemplate,
    | 'status'
    | 'suspendedReason'
    | 'isActive'
    | 'deletedAtUnix'
    | 'activeSinceUnix'
    | 'handledUntilUnix'
    | 'nextRunUnix'
    | 'nextMakeUnix'
    | 'updatedAtUnix'
  >
>;

const NO_NEXT = { nextRunUnix: null, nextMakeUnix: null } as const;

/** Returns whether an automation may create its task at once: always, except in the archives. */
export function mayRunNow({ status }: Pick<TaskTemplate, 'status'>): boolean {
  return status !== 'archived';
}

/**
 * Returns the change that a step makes to an automation, or the error that refuses it. `suspend` pauses one in use;
 * `resume` lets it go on from `now`, without tasks for the time between; `archive` switches it off, and `restore`
 * returns it paused; `skipNext` moves on past its next occurrence. Codes: 'automation/step-refused' from another state,
 * 'automation/nothing-to-come' when no occurrence is left, those of `checkSchedule` for a schedule that is wrong.
 * @source specification, point 4 "Task template/automation"
 */
export function automationStep(
  template: TaskTemplate,
  step: AutomationStep,
  now: EpochMs,
  zone: string,
): Result<AutomationPatch> {
  // Stamps of one automation only grow, so that a form detects a change made meanwhile.
  const stamp = { updatedAtUnix: Math.max(now, (template.updatedAtUnix ?? 0) + 1) };
  if (!isPossible(template, step)) return fail(appError('automation/step-refused'));
  switch (step) {
    case 'suspend':
      return ok({ ...stamp, ...NO_NEXT, status: 'suspended', suspendedReason: null });
    case 'resume':
      return movedOn(template, { ...stamp, status: 'active', suspendedReason: null, activeSinceUnix: now }, zone);
    case 'archive':
      return ok({
        ...stamp,
        ...NO_NEXT,
        status: 'archived',
        suspendedReason: null,
        isActive: false,
        deletedAtUnix: now,
      });
    case 'restore':
      return ok({ ...stamp, status: 'suspended', isActive: true, deletedAtUnix: null });
    case 'skipNext': {
      const skipped = nextRun(template, zone);
      if (skipped === null) return fail(appError('automation/nothing-to-come'));
      const patch = { ...stamp, handledUntilUnix: skipped };
      return ok({ ...patch, ...nextTimes({ ...template, ...patch }, zone) });
    }
  }
}

/** Returns the change of an automation whose targets are all gone: paused, with the reason. */
export function suspendedWithoutTarget(template: TaskTemplate, now: EpochMs): AutomationPatch {
  return {
    ...NO_NEXT,
    status: 'suspended',
    suspendedReason: 'targetGone',
    updatedAtUnix: Math.max(now, (template.updatedAtUnix ?? 0) + 1),
  };
}

function isPossible({ status }: TaskTemplate, step: AutomationStep): boolean {
  switch (step) {
    case 'suspend':
    case 'skipNext':
      return status === 'active';
    case 'resume':
      return status === 'suspended';
    case 'archive':
      return status !== 'archived';
    case 'restore':
      return status === 'archived';
  }
}

function movedOn(template: TaskTemplate, patch: AutomationPatch, zone: string): Result<AutomationPatch> {
  const checked = checkSchedule(template.schedule, zone);
  if (!checked.ok) return checked;
  const next = nextTimes({ ...template, ...patch }, zone);
  return next.nextRunUnix === null ? fail(appError('automation/nothing-to-come')) : ok({ ...patch, ...next });
}
