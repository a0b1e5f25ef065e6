import type { Firestore } from 'firebase-admin/firestore';
import { taskPath, taskRunPath } from '../common/paths.ts';

/** A run without a task of its own: nothing that becomes of the task changes it. */
const WITHOUT_TASK = ['MISSED', 'SKIPPED'];
/** What a run says of its task. */
const FOLLOWED = ['status', 'completedAt', 'completedAtUnix', 'dueAt', 'dueAtUnix', 'responsibleIds'];

/**
 * Gives the run of a task what the task says now, not what an event said of it: events come twice, and in any order. Nothing for a
 * task or a run that is not there.
 */
export async function followTask(database: Firestore, taskId: string): Promise<void> {
  await database.runTransaction(async (transaction) => {
    const [task, run] = await transaction.getAll(database.doc(taskPath(taskId)), database.doc(taskRunPath(taskId)));
    if (task?.exists !== true || run?.exists !== true || WITHOUT_TASK.includes(run.get('status'))) return;
    transaction.update(run.ref, Object.fromEntries(FOLLOWED.map((field) => [field, task.get(field) ?? null])));
  });
}
