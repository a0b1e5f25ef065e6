import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { database } from '../common/firebase.ts';
import { ESTABLISHMENTS, SECTORS } from '../common/paths.ts';
import { SECTOR_LISTS } from './sector-lists.ts';

/** Lists of user ids that give rights, by collection. */
const LISTS = [
  ...Object.values(SECTOR_LISTS).map((list) => ({ collection: SECTORS, list })),
  { collection: ESTABLISHMENTS, list: 'staffAccess' },
] as const;

/**
 * Reads every sector and establishment that lists the person, and returns what takes them off all these lists; a transaction
 * reads before it writes.
 */
export async function readPlaces(transaction: Transaction, userId: string): Promise<() => void> {
  const found = await Promise.all(
    LISTS.map(async ({ collection, list }) => {
      const { docs } = await transaction.get(database().collection(collection).where(list, 'array-contains', userId));
      return docs.map(({ ref }) => ({ ref, list }));
    }),
  );
  return () => {
    for (const { ref, list } of found.flat()) transaction.update(ref, { [list]: FieldValue.arrayRemove(userId) });
  };
}
