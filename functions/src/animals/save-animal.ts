import { saveAnimalContract, type SaveAnimalRequest } from '../../../src/domain/callables/animals.ts';
import { parkCallable, type ParkCaller } from '../common/park-callable.ts';
import { database } from '../common/firebase.ts';
import { ANIMALS } from '../common/paths.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { changedAnimalStep } from './changed-animal-step.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { newAnimalStep } from './new-animal-step.ts';
import { writeSteps } from './write-steps.ts';

/**
 * Creates an animal in an enclosure, or changes its fields.
 * @source src/domain/callables/animals.ts; specification, point 5 "Animal"
 */
export const saveAnimal = parkCallable(saveAnimalContract, {
  handle: save,
});

async function save(request: SaveAnimalRequest, { actor }: ParkCaller): Promise<{ animalId: string } | Refusal> {
  const { zooId, animalId, place } = request;
  if (animalId !== null && place !== null) return refuse('generic/invalid-input', 'place');
  if (animalId === null && place === null) return refuse('animal/enclosure-required', 'enclosureId');
  const id = animalId ?? database().collection(ANIMALS).doc().id;
  const refused = await inTransaction(async (transaction) => {
    const found =
      place === null
        ? await changedAnimalStep(transaction, id, request, actor)
        : await newAnimalStep(transaction, id, { ...request, place }, actor);
    if (isRefusal(found)) return found;
    await writeSteps(transaction, zooId, [found.step], found.places);
    return null;
  });
  return refused ?? { animalId: id };
}
