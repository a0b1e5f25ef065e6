import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { ANIMAL_SHARES, ANIMALS, USERS, zooPath } from '../common/paths.ts';

const PAGE_SIZE = 200;

/**
 * Gives the present name of an establishment to all of its people, to its animals that other establishments read and to
 * the shares in which it has a part.
 * Events may come twice or in another order: the name is read in the same step that writes it, so the last one stays.
 */
export async function carryName(database: Firestore, zooId: string): Promise<void> {
  const people = database.collection(USERS).where('zooId', '==', zooId).orderBy(FieldPath.documentId());
  let last: string | null = null;
  do last = await carryToPeople(database, zooId, last === null ? people : people.startAfter(last));
  while (last !== null);
  for (const [collection, of, label] of COPIES) while (await carryTo(database, zooId, { collection, of, label }));
}

/** The collections with copies of the name: the field with the establishment's id, and the field with its name. */
const COPIES = [
  [ANIMALS, 'zooId', 'establishmentName'],
  [ANIMAL_SHARES, 'zooId', 'establishmentName'],
  [ANIMAL_SHARES, 'partnerId', 'partnerName'],
] as const;

/** Writes the name to one page of people and returns the id of the last of them, or null when nobody follows. */
async function carryToPeople(database: Firestore, zooId: string, people: Query): Promise<string | null> {
  return database.runTransaction(async (transaction) => {
    const label: unknown = (await transaction.get(database.doc(zooPath(zooId)))).get('zooName');
    if (typeof label !== 'string') return null;
    const { docs } = await transaction.get(people.limit(PAGE_SIZE));
    for (const document of docs)
      if (document.get('userZoo.label') !== label) transaction.update(document.ref, { 'userZoo.label': label });
    return docs.length < PAGE_SIZE ? null : (docs.at(-1)?.id ?? null);
  });
}

/** Writes the name to some documents that show a former one, and returns whether others may follow. */
async function carryTo(
  database: Firestore,
  zooId: string,
  { collection, of, label }: { readonly collection: string; readonly of: string; readonly label: string },
): Promise<boolean> {
  return database.runTransaction(async (transaction) => {
    const name: unknown = (await transaction.get(database.doc(zooPath(zooId)))).get('zooName');
    if (typeof name !== 'string') return false;
    // No name at all (null) is no other name: animals that are shared with nobody are not read.
    const renamed = database.collection(collection).where(of, '==', zooId).where(label, '!=', name).limit(PAGE_SIZE);
    const { docs } = await transaction.get(renamed);
    for (const { ref } of docs) transaction.update(ref, { [label]: name });
    return docs.length === PAGE_SIZE;
  });
}
