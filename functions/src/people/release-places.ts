import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { TEAM_FIELD } from '../../../src/domain/sectors/sector-team.ts';
import { database } from '../common/firebase.ts';
import { ESTABLISHMENTS, SECTORS } from '../common/paths.ts';

/** Lists of user ids that give rights or name people, by collection. */
const LISTS = [
  ...Object.values(TEAM_FIELD).map((list) => ({ collection: SECTORS, list })),
  { collection: ESTABLISHMENTS, list: 'staffAccess' },
  { collection: ESTABLISHMENTS, list: 'referentEthologistIds' },
  { collection: ESTABLISHMENTS, list: 'supportEthologistIds' },
] as const;

/** The field in which an establishment names one person alone. */
const PLACE = 'pedagogicalUserId';

/**
 * Reads every sector and establishment that names the person, and returns a function that removes them from all these
 * lists and places; a transaction reads before it writes.
 */
export async function readPlaces(transaction: Transaction, userId: string): Promise<() => void> {
  const found = await Promise.all(
    LISTS.map(async ({ collection, list }) => {
      const { docs } = await transaction.get(database().collection(collection).where(list, 'array-contains', userId));
      return docs.map(({ ref }) => ({ ref, list }));
    }),
  );
  const held = await transaction.get(database().collection(ESTABLISHMENTS).where(PLACE, '==', userId));
  return () => {
    for (const { ref, list } of found.flat()) transaction.update(ref, { [list]: FieldValue.arrayRemove(userId) });
    for (const { ref } of held.docs) transaction.update(ref, { [PLACE]: null });
  };
}
