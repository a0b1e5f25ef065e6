import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { NotificationKind } from '../../../src/domain/notifications/notification.ts';
import { moreTasksMessage, taskMessage } from '../../../src/domain/notifications/task-message.ts';
import type { Task } from '../../../src/domain/tasks/task.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { displayName } from '../../../src/domain/users/user.ts';
import { taskPath, userPath } from '../common/paths.ts';
import { maySend } from '../common/send-limit.ts';
import { readUser } from '../common/stored-user.ts';
import type { TaskOfMessages } from './task-of-messages.ts';
import { notifyPeople } from './notify-people.ts';
import { recipientAccounts } from './recipient-accounts.ts';

/** The kind of the message, and the mark on the task that it has gone out; null for a kind without a mark. */
type Step = {
  readonly kind: NotificationKind;
  readonly mark: keyof Task['notificationsSent'] | null;
  /** the act that sets off the messages, and its author; absent when no person did it */
  readonly act?: { readonly id: string; readonly by: string };
};

/**
 * Notifies these people of a task, as far as their accounts receive messages, and marks the task; `now` is the instant
 * of the event. Returns how many messages were new. Beyond their limit, an author's further tasks of an hour give each
 * recipient one message. The mark comes last: after a failure the work is repeated, and the
 * ids of messages prevent a second one.
 */
export async function notifyOfTask(
  database: Firestore,
  task: TaskOfMessages,
  userIds: readonly string[],
  { kind, mark, act }: Step,
  now: EpochMs,
): Promise<number> {
  const accounts = await recipientAccounts(database, task.zooId, userIds);
  const author = act === undefined || accounts.length === 0 ? null : await limitedAuthor(database, act, now);
  const messages = accounts.map(({ userId }) =>
    author === null ? taskMessage(task, kind, userId, now) : moreTasksMessage(task, author, userId, now),
  );
  const told = await notifyPeople(database, messages, { isPushed: task.sendNotification });
  if (mark !== null) await markSent(database, database.doc(taskPath(task.taskId)), mark);
  return told;
}

/** Returns the author of an act beyond their limit, or null for an act within it. */
async function limitedAuthor(database: Firestore, { id, by }: NonNullable<Step['act']>, now: EpochMs) {
  if (await maySend(database, { userId: by, kind: 'task', id }, now)) return null;
  const account = await database.doc(userPath(by)).get();
  return { userId: by, name: account.exists ? displayName(readUser(account.data())) : '' };
}

async function markSent(database: Firestore, task: DocumentReference, mark: NonNullable<Step['mark']>): Promise<void> {
  await database.runTransaction(async (transaction) => {
    const stored = await transaction.get(task);
    if (stored.exists && stored.get(`notificationsSent.${mark}`) !== true)
      transaction.update(task, { [`notificationsSent.${mark}`]: true });
  });
}
