import type { Query } from 'firebase-admin/firestore';
import {
  readNotificationsContract,
  type ReadNotificationsRequest,
} from '../../../src/domain/callables/notifications.ts';
import { defineCallable } from '../common/define-callable.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { isDocumentId, NOTIFICATIONS, notificationPath } from '../common/paths.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { withTimestamps } from '../common/stored.ts';

/** Messages marked at a time, and the most pages: nobody has more. */
const PAGE_SIZE = 300;
const MAX_PAGES = 20;

/**
 * Marks the caller's messages as read: the named ones, or all. A message read before is left as it is, and not counted.
 * Errors: 'generic/not-found' for a message that does not exist or is somebody else's; then none is marked.
 * @source src/domain/callables/notifications.ts
 */
export const readNotifications = defineCallable(readNotificationsContract, {
  handle: read,
});

async function read(
  { notificationIds }: ReadNotificationsRequest,
  { userId }: Caller,
): Promise<{ read: number } | Refusal> {
  const done = notificationIds.length === 0 ? await readAll(userId) : await readSome(userId, notificationIds);
  return done === null ? refuse('generic/not-found', 'notificationIds') : { read: done };
}

async function readSome(userId: string, notificationIds: readonly string[]): Promise<number | null> {
  if (!notificationIds.every(isDocumentId)) return null;
  const references = [...new Set(notificationIds)].map((id) => database().doc(notificationPath(id)));
  return database().runTransaction(async (transaction) => {
    const documents = await transaction.getAll(...references);
    if (documents.some((one) => one.get('userId') !== userId)) return null;
    const unread = documents.filter((one) => one.get('readAtUnix') === null);
    for (const { ref } of unread) transaction.update(ref, withTimestamps({ readAtUnix: now() }));
    return unread.length;
  });
}

async function readAll(userId: string): Promise<number> {
  const unread: Query = database()
    .collection(NOTIFICATIONS)
    .where('userId', '==', userId)
    .where('readAtUnix', '==', null)
    .limit(PAGE_SIZE);
  let done = 0;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { docs } = await unread.get();
    const batch = database().batch();
    for (const { ref } of docs) batch.update(ref, withTimestamps({ readAtUnix: now() }));
    if (docs.length > 0) await batch.commit();
    done += docs.length;
    if (docs.length < PAGE_SIZE) break;
  }
  return done;
}
