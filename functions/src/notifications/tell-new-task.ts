import type { Firestore } from 'firebase-admin/firestore';
import { toldOfNewTask } from '../../../src/domain/notifications/told-people.ts';
import { isUnfinished } from '../../../src/domain/tasks/task-state.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { taskPath } from '../common/paths.ts';
import { readableTask, teamsOf } from './task-to-tell.ts';
import { tellOfTask } from './tell-of-task.ts';

/** A task created this long ago came from elsewhere, and is no news. */
const NEWS_MS = 86_400_000;

/**
 * Notifies people of a task as it is by now; returns how many messages were new: 0 when it is gone, done, old, or was
 * handled before. Repeated or simultaneous calls notify once. A task of another shape is logged and notifies nobody,
 * since a repetition would not mend it. Throws when the database cannot be read or written.
 */
export async function tellNewTask(database: Firestore, taskId: string, now: EpochMs): Promise<number> {
  const task = readableTask(await database.doc(taskPath(taskId)).get(), 'tellOfNewTask');
  if (task === null || task.notificationsSent.onCreate || !isUnfinished(task.status)) return 0;
  if (task.createdAtUnix < now - NEWS_MS) return 0;
  const told = toldOfNewTask(task, await teamsOf(database, task));
  return tellOfTask(database, task, told, { kind: 'taskNew', mark: 'onCreate' }, now);
}
