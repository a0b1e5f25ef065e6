import type { QuerySnapshot, Transaction } from 'firebase-admin/firestore';
import { database } from '../common/firebase.ts';
import { ANIMAL_SHARES, PHOTOS, TASK_TEMPLATES, TASKS } from '../common/paths.ts';

/** The most values that one query compares with. */
const VALUES_A_QUERY = 30;

/** Returns those of these animals that a task, an automation, a photo or a share of their establishment names. */
export async function referencedAnimals(
  transaction: Transaction,
  zooId: string,
  animalIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const read = async (collection: string, field: string, operator: 'in' | 'array-contains-any', ids: string[]) => {
    const query = database().collection(collection).where('zooId', '==', zooId).where(field, operator, ids);
    const { docs }: QuerySnapshot = await transaction.get(query.select(field));
    for (const document of docs) for (const id of [document.get(field)].flat()) found.add(String(id));
  };
  for (let from = 0; from < animalIds.length; from += VALUES_A_QUERY) {
    const ids = animalIds.slice(from, from + VALUES_A_QUERY);
    await Promise.all([
      read(TASKS, 'animalIds', 'array-contains-any', ids),
      read(TASK_TEMPLATES, 'animalIds', 'array-contains-any', ids),
      read(PHOTOS, 'animalId', 'in', ids),
      read(ANIMAL_SHARES, 'animalId', 'in', ids),
    ]);
  }
  return found;
}
