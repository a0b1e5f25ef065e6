import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { idOfLatin } from '../../../src/domain/taxonomy/latin-name.ts';

/**
 * Returns an id for a new document of the catalogue: its Latin name, so that two environments name the same species
 * alike, or a random one when another document has that id.
 */
export async function freeId(
  database: Firestore,
  transaction: Transaction,
  collection: string,
  latinName: string,
): Promise<string> {
  const wanted = idOfLatin(latinName);
  const documents = database.collection(collection);
  if (wanted === '' || (await transaction.get(documents.doc(wanted))).exists) return documents.doc().id;
  return wanted;
}
