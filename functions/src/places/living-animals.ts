import type { Transaction } from 'firebase-admin/firestore';
import { isLiving } from '../../../src/domain/enclosures/population.ts';
import { animalOf } from '../animals/stored-animals.ts';
import { database } from '../common/firebase.ts';
import { ANIMALS } from '../common/paths.ts';

/** Where an animal's document names its enclosure, and its group. */
export type PlaceField = 'animalEnclosureData.enclosureId' | 'group.groupId';

/**
 * Returns whether living animals stand in a place, by their own documents, whatever the place says it counts. Read
 * within the transaction that would take the place away, so that nobody moves in meanwhile.
 */
export async function holdsLiving(
  transaction: Transaction,
  zooId: string,
  field: PlaceField,
  id: string,
): Promise<boolean> {
  const named = database().collection(ANIMALS).where('zooId', '==', zooId).where(field, '==', id);
  const { docs } = await transaction.get(named.select('zooId', 'status', 'isArchived'));
  return docs.some((document) => {
    const animal = animalOf(document, zooId);
    return animal !== null && isLiving(animal);
  });
}
