import { saveAnimalContract, type SaveAnimalRequest } from '../../../src/domain/callables/animals.ts';
import type { CallableAnswer } from '../../../src/domain/callables/answer.ts';
import { callable } from '../common/callable.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { ANIMALS } from '../common/paths.ts';
import { isRefusal, refuse } from '../common/refusal.ts';
import { parkActor } from '../places/park-actor.ts';
import { changedAnimalStep } from './changed-animal-step.ts';
import { inOneGo } from '../places/in-one-go.ts';
import { newAnimalStep } from './new-animal-step.ts';
import { writeSteps } from './write-steps.ts';

/**
 * Creates an animal in an enclosure, or changes what is said of one.
 * @source src/domain/callables/animals.ts; specification, point 5 "Animal"
 */
export const saveAnimal = callable({
  name: 'saveAnimal',
  request: saveAnimalContract.request,
  admits: 'active',
  handle: save,
});

async function save(request: SaveAnimalRequest, caller: Caller): Promise<CallableAnswer<{ animalId: string }>> {
  const actor = await parkActor(request.zooId, caller);
  if (isRefusal(actor)) return actor;
  const { zooId, animalId, place } = request;
  if (animalId !== null && place !== null) return refuse('generic/invalid-input', 'place');
  if (animalId === null && place === null) return refuse('animal/enclosure-required', 'enclosureId');
  const id = animalId ?? database().collection(ANIMALS).doc().id;
  const refused = await inOneGo(async (transaction) => {
    const found =
      place === null
        ? await changedAnimalStep(transaction, id, request, actor)
        : await newAnimalStep(transaction, id, { ...request, place }, actor);
    if (isRefusal(found)) return found;
    await writeSteps(transaction, zooId, [found.step], found.places);
    return null;
  });
  return refused ?? { success: true, data: { animalId: id } };
}
