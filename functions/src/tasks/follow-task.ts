import type { Firestore } from 'firebase-admin/firestore';
import { taskPath, taskRunPath } from '../common/paths.ts';

/** The statuses of a run without a task of its own: no change of a task changes it. */
const WITHOUT_TASK = ['MISSED', 'SKIPPED'];
/** The fields that a run copies from its task. */
const FOLLOWED = ['status', 'completedAt', 'completedAtUnix', 'dueAt', 'dueAtUnix', 'responsibleIds'];

/**
 * Copies the present values of a task into its run, not those of the event: events come twice, and in any order. Does
 * nothing when the task or the run does not exist.
 */
export async function followTask(database: Firestore, taskId: string): Promise<void> {
  await database.runTransaction(async (transaction) => {
    const [task, run] = await transaction.getAll(database.doc(taskPath(taskId)), database.doc(taskRunPath(taskId)));
    if (task?.exists !== true || run?.exists !== true || WITHOUT_TASK.includes(run.get('status'))) return;
    transaction.update(run.ref, Object.fromEntries(FOLLOWED.map((field) => [field, task.get(field) ?? null])));
  });
}
