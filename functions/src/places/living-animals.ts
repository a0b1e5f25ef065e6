import type { Transaction } from 'firebase-admin/firestore';
import { isLiving } from '../../../src/domain/enclosures/population.ts';
import { animalOf } from '../animals/stored-animals.ts';
import { database } from '../common/firebase.ts';
import { ANIMALS } from '../common/paths.ts';

/** The fields in which an animal's document names its enclosure and its group. */
export type PlaceField = 'animalEnclosureData.enclosureId' | 'group.groupId';

/**
 * Returns whether living animals are in a place by their own documents, whatever the place's count is. It is read
 * within the transaction that would retire the place, so that nobody moves in meanwhile.
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
