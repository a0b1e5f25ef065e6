import type { Firestore } from 'firebase-admin/firestore';
import type { Notification } from '../../../src/domain/notifications/notification.ts';
import { createOnce } from '../common/create-once.ts';
import { notificationPath } from '../common/paths.ts';
import { pushMessages } from './push-messages.ts';
import { type PushSender, sendByCloudMessaging } from './push-sender.ts';
import { isPushConfigured } from './push-settings.ts';

/** Messages written side by side. */
const AT_ONCE = 50;

type Telling = {
  /** whether devices show the messages too, if the project sends push messages at all */
  readonly isPushed?: boolean;
  /** null in a project without push messages */
  readonly send?: PushSender | null;
};

/**
 * Stores the messages that do not exist yet, and returns how many were new: the id of a message makes repeated or
 * simultaneous calls store one. New ones also go to the people's devices. Returns 0 for no messages. Throws when the
 * database cannot write; a repetition makes up for it.
 */
export async function notifyPeople(
  database: Firestore,
  messages: readonly Notification[],
  { isPushed = true, send = isPushConfigured() ? sendByCloudMessaging : null }: Telling = {},
): Promise<number> {
  const created: Notification[] = [];
  const failures: unknown[] = [];
  for (let start = 0; start < messages.length; start += AT_ONCE) {
    const some = messages.slice(start, start + AT_ONCE);
    const outcomes = await Promise.allSettled(
      // An id that is no document's throws at once: as a rejection, it fails its own message alone.
      some.map(async (message) => createOnce(database.doc(notificationPath(message.notificationId)), message)),
    );
    for (const [at, outcome] of outcomes.entries()) {
      if (outcome.status === 'rejected') failures.push(outcome.reason);
      else if (outcome.value) created.push(some[at] as Notification);
    }
  }
  // Push messages come before the failure is thrown: a repetition would find these messages stored, and push none of
  // them.
  if (isPushed && send !== null) await pushMessages(database, created, send);
  if (failures.length > 0) throw failures[0];
  return created.length;
}
