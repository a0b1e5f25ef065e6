import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { USERS, zooPath } from '../common/paths.ts';

const PAGE_SIZE = 200;

/**
 * Gives everybody of an establishment its present name. Events may come twice or in another order: the name is read in
 * the same step that writes it, so the last one stays.
 */
export async function carryName(database: Firestore, zooId: string): Promise<void> {
  const people = database.collection(USERS).where('zooId', '==', zooId).orderBy(FieldPath.documentId());
  let last: string | null = null;
  do last = await carryToPage(database, zooId, last === null ? people : people.startAfter(last));
  while (last !== null);
}

/** Writes the name to one page of people and returns the id of the last of them, or null when nobody follows. */
async function carryToPage(database: Firestore, zooId: string, people: Query): Promise<string | null> {
  return database.runTransaction(async (transaction) => {
    const establishment = await transaction.get(database.doc(zooPath(zooId)));
    const label: unknown = establishment.get('zooName');
    if (typeof label !== 'string') return null;
    const { docs } = await transaction.get(people.limit(PAGE_SIZE));
    for (const document of docs)
      if (document.get('userZoo.label') !== label) transaction.update(document.ref, { 'userZoo.label': label });
    return docs.length < PAGE_SIZE ? null : (docs.at(-1)?.id ?? null);
  });
}
