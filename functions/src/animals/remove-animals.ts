import { FieldPath, FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Animal } from '../../../src/domain/animals/animal.ts';
import { database } from '../common/firebase.ts';
import { animalPath, movementPath, registerPartPath } from '../common/paths.ts';

/**
 * Deletes animals with their entries in the register and the move that brought each. They must be nowhere any more:
 * `writeSteps` has taken them out of the counts of their places.
 */
export function removeAnimals(
  transaction: Transaction,
  zooId: string,
  animals: readonly { readonly animal: Animal; readonly movementId: string | null }[],
): void {
  for (const { animal, movementId } of animals) {
    transaction.delete(database().doc(animalPath(animal.animalId)));
    if (movementId !== null) transaction.delete(database().doc(movementPath(movementId)));
  }
  for (const [part, some] of Map.groupBy(animals, ({ animal }) => animal.registerPart)) {
    if (part === null) continue;
    const [first, ...others] = some.map(({ animal }) => new FieldPath('entries', animal.animalId));
    if (first === undefined) continue;
    transaction.update(
      database().doc(registerPartPath(zooId, part)),
      first,
      FieldValue.delete(),
      'count',
      FieldValue.increment(-some.length),
      ...others.flatMap((path) => [path, FieldValue.delete()]),
    );
  }
}
