import type { Firestore, Query } from 'firebase-admin/firestore';

const PAGE_SIZE = 300;
/** The next scheduled run deletes the remaining ones. */
const MAX_PAGES = 20;

/** Deletes the documents that a query finds, at most 6,000 of them; returns how many. */
export async function deleteFound(database: Firestore, query: Query): Promise<number> {
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
