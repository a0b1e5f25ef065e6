import type { Firestore } from 'firebase-admin/firestore';
import { recipientsOfNewTask } from '../../../src/domain/notifications/recipients-of-task.ts';
import { isUnfinished } from '../../../src/domain/tasks/task-state.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { taskPath } from '../common/paths.ts';
import { readableTask, teamsOf } from './task-of-messages.ts';
import { notifyOfTask } from './notify-of-task.ts';

/** A task created this long ago came from elsewhere, and is no news. */
const NEWS_MS = 86_400_000;

/**
 * Notifies people of a task as it is by now; returns how many messages were new: 0 when it is gone, done, old, or was
 * handled before. Repeated or simultaneous calls notify once. A task of another shape is logged and notifies nobody,
 * since a repetition would not mend it. Throws when the database cannot be read or written.
 */
export async function notifyNewTask(database: Firestore, taskId: string, now: EpochMs): Promise<number> {
  const task = readableTask(await database.doc(taskPath(taskId)).get(), 'notifyOfNewTask');
  if (task === null || task.notificationsSent.onCreate || !isUnfinished(task.status)) return 0;
  if (task.createdAtUnix < now - NEWS_MS) return 0;
  const told = recipientsOfNewTask(task, await teamsOf(database, task));
  const act = task.automationId === null ? { act: { id: taskId, by: task.authorId } } : {};
  return notifyOfTask(database, task, told, { kind: 'taskNew', mark: 'onCreate', ...act }, now);
}
