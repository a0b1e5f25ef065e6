import type { Transaction } from 'firebase-admin/firestore';
import { runWithoutTask } from '../../../src/domain/tasks/task-occurrence.ts';
import { isUnfinished } from '../../../src/domain/tasks/task-state.ts';
import type { TaskTemplate } from '../../../src/domain/tasks/task-template.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { database } from '../common/firebase.ts';
import { taskPath, taskRunPath } from '../common/paths.ts';
import { withTimestamps } from '../common/stored.ts';
import { knownRuns } from './known-runs.ts';

/** Records that a person left out an occurrence of an automation; its task is cancelled if there is one already. */
export async function skipOccurrence(
  transaction: Transaction,
  template: TaskTemplate,
  occurrence: EpochMs,
  now: EpochMs,
  zone: string,
): Promise<void> {
  const known = await knownRuns(database(), transaction, template, [occurrence], zone);
  const left = runWithoutTask(template, occurrence, 'SKIPPED', zone);
  const run = { ...left, taskId: known.get(occurrence)?.taskId ?? left.taskId };
  const reference = database().doc(taskPath(run.taskId));
  const task = await transaction.get(reference);
  if (task.exists && !isUnfinished(task.get('status'))) return;
  if (task.exists)
    transaction.update(reference, withTimestamps({ status: 'DELETED', deletedAtUnix: now, updatedAtUnix: now }));
  transaction.set(database().doc(taskRunPath(run.taskId)), withTimestamps(run));
}
