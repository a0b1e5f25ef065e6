import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../../src/domain/access/actor.ts';
import { changeStatus, LEFT_TOO_EARLY } from '../../../src/domain/animals/change-status.ts';
import type { Animal, StatusChange } from '../../../src/domain/animals/animal.ts';
import { changeAnimalStatusContract, type ChangeAnimalStatusRequest } from '../../../src/domain/callables/animals.ts';
import type { AuditAction } from '../../../src/domain/audit/audit-log.ts';
import type { ErrorCode } from '../../../src/domain/errors/catalogue.ts';
import { recordAction } from '../audit/audit-entry.ts';
import { parkCallable } from '../common/park-callable.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import { MOVEMENTS } from '../common/paths.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { type ParkPlaces, readPlaces } from '../places/park-places.ts';
import { type AnimalStep, movedStep, placeOf } from './animal-step.ts';
import { enclosureToEnter, mayTouchAnimal } from './animal-rights.ts';
import { readAnimals } from './stored-animals.ts';
import { writeSteps } from './write-steps.ts';

const RECORDED = {
  departure: 'animal.departed',
  death: 'animal.died',
  archive: 'animal.archived',
  restore: 'animal.restored',
} as const satisfies Record<StatusChange, AuditAction>;

/**
 * Records departures and deaths, archives and restores: all of the animals or none, each on record.
 * @source src/domain/callables/animals.ts; permissions, "animals, groups"
 */
export const changeAnimalStatus = parkCallable(changeAnimalStatusContract, {
  refusalOf: ({ change, enclosureId, deathCause = null, bodyFate = null }) => {
    if (change !== 'restore' && enclosureId !== null) return refuse('generic/invalid-input', 'enclosureId');
    const isDeathTold = deathCause !== null || bodyFate !== null;
    return isDeathTold && change !== 'death' ? refuse('generic/invalid-input', 'deathCause') : null;
  },
  transact: changeAll,
});

async function changeAll(
  transaction: Transaction,
  request: ChangeAnimalStatusRequest,
  actor: Actor,
): Promise<{ changed: number } | Refusal> {
  const animals = await readAnimals(transaction, request.zooId, request.animalIds);
  if (isRefusal(animals)) return animals;
  const places = await readPlaces(
    transaction,
    request.zooId,
    [request.enclosureId, ...animals.map((animal) => placeOf(animal).enclosureId)],
    animals.map((animal) => placeOf(animal).groupId),
  );
  const goal =
    request.enclosureId === null ? null : enclosureToEnter(actor, 'animal.depart', request.enclosureId, places);
  if (goal !== null && isRefusal(goal)) return goal;
  const steps: AnimalStep[] = [];
  for (const animal of animals) {
    const step = statusStepOf(animal, request, actor, places);
    // oxlint-disable-next-line no-await-in-loop -- the first refusal ends the call
    if (isRefusal(step)) return toldApart(transaction, step, animal, request);
    steps.push(step);
  }
  await writeSteps(transaction, request.zooId, steps, places);
  for (const step of steps) recordStatus(transaction, step, request, actor);
  return { changed: steps.length };
}

/** Returns the step of an animal that leaves, dies, is archived or restored, or its refusal. */
export function statusStepOf(
  animal: Animal,
  { change: kind, atUnix, reason, destination, enclosureId, deathCause, bodyFate }: ChangeAnimalStatusRequest,
  actor: Actor,
  places: ParkPlaces,
): AnimalStep | Refusal {
  // An animal that is nowhere may be restored by a person who may change animals in its new enclosure.
  const isReceived = kind === 'restore' && enclosureId !== null && animal.animalEnclosureData === null;
  if (!isReceived && !mayTouchAnimal(actor, 'animal.depart', animal, places))
    return refuse('generic/permission-denied', 'animalIds');
  const at = now();
  const after = changeStatus(animal, {
    ...{ change: kind, atUnix: Math.min(atUnix, at), now: at, enclosureId },
    ...{ deathCause: deathCause ?? null, bodyFate: bodyFate ?? null },
  });
  if (!after.ok) return refuse(after.error.code, fieldOf(after.error.code));
  const said = { kind, movedAtUnix: atUnix, reason, destination: kind === 'departure' ? destination : '' };
  const step = movedStep(animal, after.value, said, places, { by: actor.userId, at });
  return isRefusal(step) && step.error.code.startsWith('animal/move-date') ? refuse(step.error.code, 'atUnix') : step;
}

function fieldOf(code: ErrorCode): string {
  if (code.endsWith('-before-birth')) return 'atUnix';
  return code === 'animal/enclosure-required' ? 'enclosureId' : 'animalIds';
}

/** Returns the refusal of a death or departure before the animal's last move, by the kind of that move. */
async function toldApart(
  transaction: Transaction,
  refusal: Refusal,
  { zooId, animalId, placedAtUnix }: Animal,
  { change, atUnix }: ChangeAnimalStatusRequest,
): Promise<Refusal> {
  if (change !== 'death' && change !== 'departure') return refusal;
  // An animal without a known move was placed before all dates.
  const isBeforeMove = atUnix < (placedAtUnix ?? Number.NEGATIVE_INFINITY);
  if (refusal.error.code !== 'animal/move-date-invalid' || !isBeforeMove) return refusal;
  const moves = database().collection(MOVEMENTS).where('zooId', '==', zooId).where('animalId', '==', animalId);
  const { docs } = await transaction.get(moves.orderBy('movedAtUnix', 'desc').limit(1));
  const isSinceArrival = docs[0]?.get('kind') === 'arrival' || docs[0]?.get('kind') === 'restore';
  return refuse(LEFT_TOO_EARLY[change][isSinceArrival ? 'arrival' : 'move'], 'atUnix');
}

/** Puts the change of an animal's status on record. */
export function recordStatus(
  transaction: Transaction,
  { after, move }: AnimalStep,
  { change: kind, zooId, reason, destination }: ChangeAnimalStatusRequest,
  actor: Actor,
): void {
  recordAction(database(), transaction, {
    action: RECORDED[kind],
    zooId,
    by: actor.userId,
    subjectId: after.animalId,
    at: move?.recordedAtUnix ?? now(),
    details: {
      animalName: after.animalName,
      reason,
      enclosureId: placeOf(after).enclosureId,
      ...(kind === 'departure' ? { destination } : {}),
    },
  });
}
