import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../../src/domain/access/actor.ts';
import type { Animal } from '../../../src/domain/animals/animal.ts';
import { moveAnimalsContract, type MoveAnimalsRequest } from '../../../src/domain/callables/animals.ts';
import { parkCallable } from '../common/park-callable.ts';
import { now } from '../common/clock.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { type ParkPlaces, readPlaces } from '../places/park-places.ts';
import { type AnimalStep, movedStep, placeOf } from './animal-step.ts';
import { enclosureToEnter, groupToJoin, mayTouchAnimal } from './animal-rights.ts';
import { readAnimals } from './stored-animals.ts';
import { writeSteps } from './write-steps.ts';

/**
 * Moves animals to an enclosure, into a group or out of it: all of them or none.
 * @source src/domain/callables/animals.ts; specification, point 4 "Animal"
 */
export const moveAnimals = parkCallable(moveAnimalsContract, {
  refusalOf: ({ enclosureId, groupId }) =>
    enclosureId === undefined && groupId === undefined ? refuse('generic/invalid-input') : null,
  transact: moveAll,
});

async function moveAll(
  transaction: Transaction,
  request: MoveAnimalsRequest,
  actor: Actor,
): Promise<{ moved: number } | Refusal> {
  const animals = await readAnimals(transaction, request.zooId, request.animalIds);
  if (isRefusal(animals)) return animals;
  const places = await readPlaces(
    transaction,
    request.zooId,
    [request.enclosureId ?? null, ...animals.map((animal) => placeOf(animal).enclosureId)],
    [request.groupId ?? null, ...animals.map((animal) => placeOf(animal).groupId)],
  );
  const refused = refusalOfGoal(request, actor, places);
  if (refused !== null) return refused;
  const steps: AnimalStep[] = [];
  for (const animal of animals) {
    const step = stepOf(animal, request, actor, places);
    if (step === null) continue;
    if (isRefusal(step)) return step;
    steps.push(step);
  }
  await writeSteps(transaction, request.zooId, steps, places);
  return { moved: steps.length };
}

function refusalOfGoal({ enclosureId, groupId }: MoveAnimalsRequest, actor: Actor, places: ParkPlaces): Refusal | null {
  const enclosure = enclosureId === undefined ? null : enclosureToEnter(actor, 'animal.edit', enclosureId, places);
  if (enclosure !== null && isRefusal(enclosure)) return enclosure;
  const group = groupId === undefined || groupId === null ? null : groupToJoin(actor, groupId, places);
  return group !== null && isRefusal(group) ? group : null;
}

/** Returns the step of one animal, null when it is there already, or the refusal. */
function stepOf(
  animal: Animal,
  { enclosureId, groupId, movedAtUnix, reason }: MoveAnimalsRequest,
  actor: Actor,
  places: ParkPlaces,
): AnimalStep | Refusal | null {
  const isNowhere = animal.animalEnclosureData === null;
  // An animal that is nowhere may be moved by everybody who may change animals in the new enclosure.
  const mayTouch = (isNowhere && enclosureId !== undefined) || mayTouchAnimal(actor, 'animal.edit', animal, places);
  if (!mayTouch) return refuse('generic/permission-denied', 'animalIds');
  if (animal.isArchived) return refuse('animal/archived', 'animalIds');
  if (animal.status !== 'present') return refuse('animal/not-present', 'animalIds');
  const from = placeOf(animal);
  const to = {
    enclosureId: enclosureId ?? from.enclosureId,
    groupId: groupId === undefined ? from.groupId : groupId,
  };
  if (to.enclosureId === null) return refuse('animal/enclosure-required', 'enclosureId');
  if (from.enclosureId === to.enclosureId && from.groupId === to.groupId) return null;
  const after: Animal = {
    ...animal,
    animalEnclosureData: { enclosureId: to.enclosureId },
    group: to.groupId === null ? null : { groupId: to.groupId },
  };
  const said = { kind: isNowhere ? 'arrival' : 'move', movedAtUnix, reason, destination: '' } as const;
  return movedStep(animal, after, said, places, { by: actor.userId, at: now() });
}
