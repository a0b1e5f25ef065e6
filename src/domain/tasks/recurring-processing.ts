import { ok, type Result } from '../shared/result.ts';
import type { EpochMs } from '../time/epoch.ts';
import { checkSchedule } from './check-schedule.ts';
import { makeTime, missedAndDue, nextRun, type Progress } from './pending-occurrences.ts';
import { runWithoutTask, runOfTask, taskOfOccurrence } from './task-occurrence.ts';
import type { Task } from './task.ts';
import type { TaskRun, TaskTemplate } from './task-template.ts';

/** The fields of an automation that processing changes. */
export type TemplatePatch = Partial<
  Pick<TaskTemplate, 'lastRunUnix' | 'handledUntilUnix' | 'nextRunUnix' | 'nextMakeUnix' | 'executionCount'>
>;

/**
 * The work for an automation: write the patch (empty when nothing changes), and create the tasks and runs that do not
 * exist yet.
 */
export type ProcessingPlan = {
  readonly patch: TemplatePatch;
  /** tasks to make, each with its run, in the order of their occurrences */
  readonly executions: readonly { readonly task: Task; readonly run: TaskRun }[];
  /** runs of occurrences that came too late for a task */
  readonly missed: readonly TaskRun[];
  /** number of missed occurrences before those, of which no run is kept */
  readonly unrecorded: number;
};

const NOTHING: ProcessingPlan = { patch: {}, executions: [], missed: [], unrecorded: 0 };

/** Returns whether an automation makes tasks: in use, and recurring at all. */
export function isRunning(template: Pick<TaskTemplate, 'isActive' | 'status' | 'deletedAtUnix' | 'schedule'>): boolean {
  return (
    template.isActive &&
    template.status === 'active' &&
    template.deletedAtUnix === null &&
    template.schedule.recurrence !== 'NONE'
  );
}

/**
 * Returns the work for an automation at `now`, or the fault of its schedule. A task is created when it begins to show.
 * After an outage, every occurrence that is not past its due time gets its task, the others are recorded as missed (see
 * `missedAndDue`). When there are more tasks than are created at once, `nextMakeUnix` has already passed: plan again.
 * Stored next times are corrected when they differ from the schedule. Planning twice with the patch applied in between
 * creates nothing twice.
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
  const lastMade = due.at(-1);
  return ok({
    patch: {
      ...(lastMade === undefined ? {} : { lastRunUnix: Math.min(lastMade, now) }),
      handledUntilUnix: last,
      ...nextTimes({ ...template, handledUntilUnix: last }, zone),
      executionCount: template.executionCount + executions.length,
    },
    executions,
    missed: missed.map((occurrence) => runWithoutTask(template, occurrence, 'MISSED', zone)),
    unrecorded,
  });
}

/**
 * Returns the next occurrence of an automation and the instant at which its task is created; both null when there is
 * none to come.
 */
export function nextTimes(
  template: Progress & Pick<TaskTemplate, 'visibilityStart'>,
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
