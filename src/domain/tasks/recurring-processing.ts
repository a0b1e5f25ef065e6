import { ok, type Result } from '../shared/result.ts';
import type { EpochMs } from '../time/epoch.ts';
import { checkSchedule } from './check-schedule.ts';
import { runOfTask, taskOfOccurrence } from './task-occurrence.ts';
import { dueOccurrence, nextRunAfter } from './task-recurrence.ts';
import type { Task, TaskRun, TaskTemplate } from './task.ts';

/** What processing changes on an automation. */
export type TemplatePatch = Partial<Pick<TaskTemplate, 'lastRunUnix' | 'nextRunUnix' | 'executionCount'>>;

/** What is to be done for an automation: write the patch (empty: nothing changes), and make the execution if there is one. */
export type ProcessingPlan = {
  readonly patch: TemplatePatch;
  readonly execution: { readonly task: Task; readonly run: TaskRun } | null;
};

const NOTHING: ProcessingPlan = { patch: {}, execution: null };

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
 * When an occurrence is due, that is its task and run, and the automation counts it; after an outage only the latest one
 * (see `dueOccurrence`). Otherwise the stored next run is corrected when it is not what the schedule says: the browser
 * writes it, the server decides. Planning twice with the patch applied in between makes nothing twice.
 * @source specification, point 4 "Recurring processing"
 */
export function planProcessing(template: TaskTemplate, now: EpochMs, zone: string): Result<ProcessingPlan> {
  if (!isRunning(template)) return ok(NOTHING);
  const checked = checkSchedule(template.schedule, zone);
  if (!checked.ok) return checked;
  const schedule = checked.value;
  const occurrence = dueOccurrence(schedule, template.lastRunUnix, now, zone);
  if (occurrence === null) {
    const nextRunUnix = nextRunAfter(schedule, template.lastRunUnix, zone);
    return ok(nextRunUnix === template.nextRunUnix ? NOTHING : { patch: { nextRunUnix }, execution: null });
  }
  const task = taskOfOccurrence(template, occurrence, now, zone);
  return ok({
    patch: {
      lastRunUnix: occurrence,
      nextRunUnix: nextRunAfter(schedule, occurrence, zone),
      executionCount: template.executionCount + 1,
    },
    execution: { task, run: runOfTask(task, template.templateId) },
  });
}
