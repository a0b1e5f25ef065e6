import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { NotificationKind } from '../../../src/domain/notifications/notification.ts';
import { taskMessage } from '../../../src/domain/notifications/task-message.ts';
import type { Task } from '../../../src/domain/tasks/task.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { taskPath } from '../common/paths.ts';
import type { TaskOfMessages } from './task-of-messages.ts';
import { notifyPeople } from './notify-people.ts';
import { recipientAccounts } from './recipient-accounts.ts';

/** The kind of the message, and the mark on the task that it has gone out; null for a kind without a mark. */
type Step = { readonly kind: NotificationKind; readonly mark: keyof Task['notificationsSent'] | null };

/**
 * Notifies these people of a task, as far as their accounts receive messages, and marks the task; `now` is the instant
 * of the event. Returns how many messages were new. The mark comes last: after a failure the work is repeated, and the
 * ids of messages prevent a second one.
 */
export async function notifyOfTask(
  database: Firestore,
  task: TaskOfMessages,
  userIds: readonly string[],
  { kind, mark }: Step,
  now: EpochMs,
): Promise<number> {
  const accounts = await recipientAccounts(database, task.zooId, userIds);
  const messages = accounts.map(({ userId }) => taskMessage(task, kind, userId, now));
  const told = await notifyPeople(database, messages, { isPushed: task.sendNotification });
  if (mark !== null) await markSent(database, database.doc(taskPath(task.taskId)), mark);
  return told;
}

async function markSent(database: Firestore, task: DocumentReference, mark: NonNullable<Step['mark']>): Promise<void> {
  await database.runTransaction(async (transaction) => {
    const stored = await transaction.get(task);
    if (stored.exists && stored.get(`notificationsSent.${mark}`) !== true)
      transaction.update(task, { [`notificationsSent.${mark}`]: true });
  });
}
