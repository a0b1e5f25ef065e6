import { GrpcStatus, type Firestore } from 'firebase-admin/firestore';
import type { Notification } from '../../../src/domain/notifications/notification.ts';
import { notificationPath } from '../common/paths.ts';
import { withTimestamps } from '../common/stored.ts';

/** Messages written side by side. */
const AT_ONCE = 50;

/**
 * Stores the messages that are not there yet, and returns how many were new: the id of a message makes telling twice, or
 * two at the same time, one. Nothing to tell is 0. Throws when the database cannot write; telling again makes up for it.
 */
export async function tellPeople(database: Firestore, messages: readonly Notification[]): Promise<number> {
  const created: Notification[] = [];
  for (let start = 0; start < messages.length; start += AT_ONCE)
    await Promise.all(
      messages.slice(start, start + AT_ONCE).map(async (message) => {
        if (await isNew(database, message)) created.push(message);
      }),
    );
  return created.length;
}

async function isNew(database: Firestore, message: Notification): Promise<boolean> {
  try {
    await database.doc(notificationPath(message.notificationId)).create(withTimestamps(message));
    return true;
  } catch (failure) {
    if (isAlreadyThere(failure)) return false;
    throw failure;
  }
}

function isAlreadyThere(failure: unknown): boolean {
  return failure instanceof Error && 'code' in failure && failure.code === GrpcStatus.ALREADY_EXISTS;
}
