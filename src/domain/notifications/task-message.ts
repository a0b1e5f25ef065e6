import type { Task } from '../tasks/task.ts';
import type { EpochMs } from '../time/epoch.ts';
import { type Notification, notificationId, type NotificationKind } from './notification.ts';

/** Returns the unread message that notifies a person of a task at an instant. */
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
