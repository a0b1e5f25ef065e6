import type { Firestore } from 'firebase-admin/firestore';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { deleteFound } from '../common/delete-found.ts';
import { NOTIFICATIONS } from '../common/paths.ts';

const DAY = 86_400_000;
/** The time for which read messages are kept after reading, and unread ones after their arrival. */
const KEPT_READ_MS = 30 * DAY;
const KEPT_UNREAD_MS = 90 * DAY;

/** Deletes the messages whose time is over, a bounded number at once; returns how many. */
export async function forgetOldMessages(database: Firestore, now: EpochMs): Promise<number> {
  const all = database.collection(NOTIFICATIONS);
  // An unread message has no number in this field, so the first query does not find it.
  const read = all.where('readAtUnix', '<=', now - KEPT_READ_MS);
  const unread = all.where('createdAtUnix', '<=', now - KEPT_UNREAD_MS);
  return (await deleteFound(database, read)) + (await deleteFound(database, unread));
}
