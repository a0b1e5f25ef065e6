import type { Task } from '../tasks/task.ts';
import type { EpochMs } from '../time/epoch.ts';
import { type Notification, notificationId, type NotificationKind } from './notification.ts';

/** Returns the message that tells a person of a task, unread, of this instant. */
export function taskMessage(
  task: Pick<Task, 'taskId' | 'zooId' | 'title' | 'sectorId' | 'dueAtUnix'>,
  kind: NotificationKind,
  userId: string,
  now: EpochMs,
): Notification {
  const { taskId, zooId, title, sectorId, dueAtUnix } = task;
  return {
    notificationId: notificationId(kind, taskId, userId, now),
    ...{ zooId, userId, kind, subjectId: taskId, title, sectorId, dueAtUnix },
    createdAtUnix: now,
    readAtUnix: null,
  };
}
