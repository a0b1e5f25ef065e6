import { ok, type Result } from '../shared/result.ts';
import type { EpochMs } from '../time/epoch.ts';
import { checkSchedule } from './check-schedule.ts';
import { makeTime, missedAndDue, nextRun } from './pending-occurrences.ts';
import { runWithoutTask, runOfTask, taskOfOccurrence } from './task-occurrence.ts';
import type { Task, TaskRun, TaskTemplate } from './task.ts';

/** What processing changes on an automation. */
export type TemplatePatch = Partial<
  Pick<TaskTemplate, 'lastRunUnix' | 'nextRunUnix' | 'nextMakeUnix' | 'executionCount'>
>;

/** What is to be done for an automation: write the patch (empty: nothing changes), and create what is not there yet. */
export type ProcessingPlan = {
  readonly patch: TemplatePatch;
  /** tasks to make, each with its run, in the order of their occurrences */
  readonly executions: readonly { readonly task: Task; readonly run: TaskRun }[];
  /** runs of occurrences that came too late for a task */
  readonly missed: readonly TaskRun[];
  /** missed occurrences before those, of which no run is kept */
  readonly unrecorded: number;
};

const NOTHING: ProcessingPlan = { patch: {}, executions: [], missed: [], unrecorded: 0 };

/** Whether an automation makes tasks: in use, and recurring at all. */
export function isRunning(template: Pick<TaskTemplate, 'isActive' | 'status' | 'deletedAtUnix' | 'schedule'>): boolean {
  return (
    template.isActive &&
    template.status === 'active' &&
    template.deletedAtUnix === null &&
    template.schedule.recurrence !== 'NONE'
  );
}

/**
 * Returns what is to be done for an automation at `now`, or what is wrong with its schedule.
 * A task is made when it begins to show. After an outage, every occurrence that is not past its due time gets its task, the
 * others are recorded as missed (see `missedAndDue`). More than are made at once leave a `nextMakeUnix` that has passed: plan
 * again. Stored next times are corrected when they are not what the schedule says. Planning twice with the patch applied in
 * between makes nothing twice.
 * @source specification, point 4 "Recurring processing"
 */
export function planProcessing(template: TaskTemplate, now: EpochMs, zone: string): Result<ProcessingPlan> {
  if (!isRunning(template)) return ok(NOTHING);
  const checked = checkSchedule(template.schedule, zone);
  if (!checked.ok) return checked;
  const { due, missed, unrecorded } = missedAndDue(template, now, zone);
  const last = due.at(-1) ?? missed.at(-1);
  if (last === undefined) return ok({ ...NOTHING, patch: correction(template, zone) });
  const executions = due.map((occurrence) => {
    const task = taskOfOccurrence(template, occurrence, now, zone);
    return { task, run: runOfTask(task, template.templateId) };
  });
  return ok({
    patch: {
      lastRunUnix: last,
      ...nextTimes({ ...template, lastRunUnix: last }, zone),
      executionCount: template.executionCount + executions.length,
    },
    executions,
    missed: missed.map((occurrence) => runWithoutTask(template, occurrence, 'MISSED', zone)),
    unrecorded,
  });
}

/** Returns the next occurrence of an automation and when its task is made; null both when there is none to come. */
export function nextTimes(
  template: Pick<TaskTemplate, 'schedule' | 'lastRunUnix' | 'activeSinceUnix' | 'visibilityStart'>,
  zone: string,
): Pick<TaskTemplate, 'nextRunUnix' | 'nextMakeUnix'> {
  const nextRunUnix = nextRun(template, zone);
  return { nextRunUnix, nextMakeUnix: makeTime(template, nextRunUnix, zone) };
}

function correction(template: TaskTemplate, zone: string): TemplatePatch {
  const next = nextTimes(template, zone);
  const isRight = next.nextRunUnix === template.nextRunUnix && next.nextMakeUnix === template.nextMakeUnix;
  return isRight ? {} : next;
}
