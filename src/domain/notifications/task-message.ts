import type { Task } from '../tasks/task.ts';
import type { EpochMs } from '../time/epoch.ts';
import { SENDING_HOUR_MS } from './send-limits.ts';
import { type Notification, notificationId, type NotificationKind } from './notification.ts';

/**
 * Returns the unread message that stands for all further tasks of a person within an hour; `author` is that person. The
 * tasks of one hour give a recipient the same message.
 */
export function moreTasksMessage(
  { zooId }: Pick<Task, 'zooId'>,
  author: { readonly userId: string; readonly name: string },
  userId: string,
  now: EpochMs,
): Notification {
  const hour = now - (now % SENDING_HOUR_MS);
  return {
    notificationId: notificationId('taskMore', author.userId, userId, hour),
    ...{ zooId, userId, kind: 'taskMore', subjectId: author.userId, title: author.name },
    ...{ sectorId: null, dueAtUnix: null, createdAtUnix: now, readAtUnix: null },
  };
}

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
