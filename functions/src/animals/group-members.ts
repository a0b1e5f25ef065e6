import type { Transaction } from 'firebase-admin/firestore';
import type { Animal } from '../../../src/domain/animals/animal.ts';
import { isLiving } from '../../../src/domain/enclosures/population.ts';
import { database } from '../common/firebase.ts';
import { groupAnimalPath, groupPath } from '../common/paths.ts';
import { withTimestamps } from '../common/stored.ts';
import type { ParkPlaces } from '../places/park-places.ts';
import type { AnimalStep } from './animal-step.ts';

/** Writes who joins and who leaves which group, and how many each has then. A group that is gone has nothing to write. */
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

/** Returns the group a living animal is in; the dead and the archived are in none, whatever their documents still say. */
function groupOf(animal: Animal | null): string | null {
  return animal !== null && isLiving(animal) ? (animal.group?.groupId ?? null) : null;
}
