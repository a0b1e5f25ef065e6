import type { Firestore, Query } from 'firebase-admin/firestore';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { NOTIFICATIONS } from '../common/paths.ts';

const DAY = 86_400_000;
/** The time for which read messages are kept after reading, and unread ones after their arrival. */
const KEPT_READ_MS = 30 * DAY;
const KEPT_UNREAD_MS = 90 * DAY;
const PAGE_SIZE = 300;
/** The next run, a quarter of an hour later, deletes the remaining ones. */
const MAX_PAGES = 20;

/** Deletes the messages whose time is over, a bounded number at once; returns how many. */
export async function forgetOldMessages(database: Firestore, now: EpochMs): Promise<number> {
  const all = database.collection(NOTIFICATIONS);
  // An unread message has no number in this field, so the first query does not find it.
  const read = all.where('readAtUnix', '<=', now - KEPT_READ_MS);
  const unread = all.where('createdAtUnix', '<=', now - KEPT_UNREAD_MS);
  return (await deleteFound(database, read)) + (await deleteFound(database, unread));
}

async function deleteFound(database: Firestore, query: Query): Promise<number> {
  let deleted = 0;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { docs } = await query.limit(PAGE_SIZE).get();
    const batch = database.batch();
    for (const { ref } of docs) batch.delete(ref);
    if (docs.length > 0) await batch.commit();
    deleted += docs.length;
    if (docs.length < PAGE_SIZE) break;
  }
  return deleted;
}
