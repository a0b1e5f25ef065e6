import type { Transaction } from 'firebase-admin/firestore';
import type { Animal } from '../../../src/domain/animals/animal.ts';
import { isLiving } from '../../../src/domain/enclosures/population.ts';
import { database } from '../common/firebase.ts';
import { groupAnimalPath, groupPath } from '../common/paths.ts';
import { withTimestamps } from '../common/stored.ts';
import type { ParkPlaces } from '../places/park-places.ts';
import type { AnimalStep } from './animal-step.ts';

/**
 * Writes the members who join or leave groups, and the new counts of the groups. Nothing is written for a group that is
 * gone.
 */
export function groupWrites(transaction: Transaction, steps: readonly AnimalStep[], { groups }: ParkPlaces): void {
  const counts = new Map<string, number>();
  const add = (groupId: string, by: 1 | -1) => counts.set(groupId, (counts.get(groupId) ?? 0) + by);
  for (const { before, after } of steps) {
    const [from, to] = [groupOf(before), groupOf(after)];
    if (from === to) continue;
    if (from !== null && groups.has(from)) {
      transaction.delete(database().doc(groupAnimalPath(from, after.animalId)));
      add(from, -1);
    }
    if (to !== null && groups.has(to)) {
      const member = { animalId: after.animalId, groupId: to, zooId: after.zooId, addedAtUnix: after.updatedAtUnix };
      transaction.set(database().doc(groupAnimalPath(to, after.animalId)), withTimestamps(member));
      add(to, 1);
    }
  }
  for (const [groupId, by] of counts) {
    const animalsCount = Math.max(0, (groups.get(groupId)?.animalsCount ?? 0) + by);
    if (by !== 0) transaction.update(database().doc(groupPath(groupId)), { animalsCount });
  }
}

/**
 * Returns the id of the group in which a living animal is; null for dead and archived animals, whatever their documents
 * still name.
 */
function groupOf(animal: Animal | null): string | null {
  return animal !== null && isLiving(animal) ? (animal.group?.groupId ?? null) : null;
}
