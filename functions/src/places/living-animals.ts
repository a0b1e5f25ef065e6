import type { Transaction } from 'firebase-admin/firestore';
import { isLiving } from '../../../src/domain/enclosures/population.ts';
import { countedIn } from '../../../src/domain/groups/census.ts';
import { animalOf } from '../animals/stored-animals.ts';
import { database } from '../common/firebase.ts';
import { ANIMALS, GROUPS } from '../common/paths.ts';
import { groupOf } from './park-places.ts';

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

/** Returns whether groups in use count animals without a record in an enclosure. */
export async function holdsCounted(transaction: Transaction, zooId: string, enclosureId: string): Promise<boolean> {
  const here = database().collection(GROUPS).where('zooId', '==', zooId).where('enclosureId', '==', enclosureId);
  const { docs } = await transaction.get(here);
  const groups = docs.map((document) => groupOf(document.id, document.data()));
  return groups.some((group) => !group.isArchived && countedIn(group) > 0);
}
