import type { QuerySnapshot, Transaction } from 'firebase-admin/firestore';
import { type AnimalShare, animalShareSchema } from '../../../src/domain/animal-shares/animal-share.ts';
import { database } from '../common/firebase.ts';
import { ANIMAL_SHARES, animalSharePath, isDocumentId } from '../common/paths.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { withTimestamps } from '../common/stored.ts';

/** The most values that one query compares with. */
const VALUES_A_QUERY = 30;

/** Returns the shares with these ids, each once, within a transaction; 'share/not-found' when one does not exist. */
export async function readShares(
  transaction: Transaction,
  shareIds: readonly string[],
): Promise<readonly AnimalShare[] | Refusal> {
  const ids = [...new Set(shareIds)];
  if (!ids.every(isDocumentId)) return refuse('share/not-found', 'shareIds');
  const documents = await transaction.getAll(...ids.map((id) => database().doc(animalSharePath(id))));
  if (documents.some(({ exists }) => !exists)) return refuse('share/not-found', 'shareIds');
  return documents.map((document) => animalShareSchema.parse({ ...document.data(), shareId: document.id }));
}

/** Returns every share of these animals of an establishment, in any state, within a transaction. */
export async function sharesOfAnimals(
  transaction: Transaction,
  zooId: string,
  animalIds: readonly string[],
): Promise<readonly AnimalShare[]> {
  const found: AnimalShare[] = [];
  for (let from = 0; from < animalIds.length; from += VALUES_A_QUERY) {
    const some = animalIds.slice(from, from + VALUES_A_QUERY);
    const query = database().collection(ANIMAL_SHARES).where('zooId', '==', zooId).where('animalId', 'in', some);
    // oxlint-disable-next-line no-await-in-loop -- one query for thirty animals, within one transaction
    const { docs }: QuerySnapshot = await transaction.get(query);
    found.push(...docs.map((document) => animalShareSchema.parse({ ...document.data(), shareId: document.id })));
  }
  return found;
}

/** Writes a share as a whole. */
export function writeShare(transaction: Transaction, share: AnimalShare): void {
  transaction.set(database().doc(animalSharePath(share.shareId)), withTimestamps(share));
}
