import type { Transaction } from 'firebase-admin/firestore';
import { mayRunNow } from '../../../src/domain/tasks/automation-transition.ts';
import { handledUntil } from '../../../src/domain/tasks/pending-occurrences.ts';
import { isRunning, nextTimes } from '../../../src/domain/tasks/recurring-processing.ts';
import { runOfTask, taskNow } from '../../../src/domain/tasks/task-occurrence.ts';
import type { TaskTemplate } from '../../../src/domain/tasks/task-template.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { database } from '../common/firebase.ts';
import { taskPath, taskRunPath, taskTemplatePath } from '../common/paths.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { withTimestamps } from '../common/stored.ts';
import { livingTarget, readWithin } from './living-target.ts';
import { suspendWithoutTarget } from './suspend-without-target.ts';

/** The task that was made; not new when a call within the same minute had made it. */
export type MadeNow = { readonly taskId: string; readonly isNew: boolean };

/**
 * Makes the task of an automation for now, beside its schedule, or returns the refusal. Two calls within a minute make
 * one task. An automation whose targets are all gone is suspended with that reason: 'task/target-unknown'.
 */
export async function runNow(
  transaction: Transaction,
  template: TaskTemplate,
  now: EpochMs,
  zone: string,
): Promise<MadeNow | Refusal> {
  if (!mayRunNow(template)) return refuse('automation/step-refused');
  const task = taskNow(template, now, zone);
  const [reference, run] = [database().doc(taskPath(task.taskId)), database().doc(taskRunPath(task.taskId))];
  const [madeBefore, inTheWay] = await transaction.getAll(run, reference);
  if (madeBefore?.exists === true) return { taskId: task.taskId, isNew: false };
  // A task that somebody made by hand under this minute's id stays theirs; the next minute has another one.
  if (inTheWay?.exists === true) return refuse('automation/step-refused');
  const places = await livingTarget(template.zooId, template.target, readWithin(database(), transaction));
  if (places.target.ids.length === 0) {
    suspendWithoutTarget(database(), transaction, template, now);
    return refuse('task/target-unknown');
  }
  transaction.create(reference, withTimestamps({ ...task, ...places }));
  transaction.create(run, withTimestamps(runOfTask(task, template.templateId)));
  const counted = { lastRunUnix: now, handledUntilUnix: handledUntil(template) };
  // An automation without a last run is planned when the jobs next run; from now on it has one.
  const planned = isRunning(template) && template.nextRunUnix === null ? nextTimes(template, zone) : {};
  transaction.update(
    database().doc(taskTemplatePath(template.templateId)),
    withTimestamps({ ...counted, ...planned, executionCount: template.executionCount + 1 }),
  );
  return { taskId: task.taskId, isNew: true };
}
