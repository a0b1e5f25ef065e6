import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../../src/domain/access/actor.ts';
import type { Animal } from '../../../src/domain/animals/animal.ts';
import { isBeforeBirth } from '../../../src/domain/animals/birth.ts';
import { checkDifference, changedFields } from '../../../src/domain/animals/change-animal.ts';
import type { AnimalFields } from '../../../src/domain/animals/check-animal.ts';
import type { SaveAnimalRequest } from '../../../src/domain/callables/animals.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import { animalPath, isDocumentId } from '../common/paths.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { type ParkPlaces, readPlaces } from '../places/park-places.ts';
import { mayTouchAnimal } from './animal-rights.ts';
import { type AnimalStep, placeOf, stampAfter } from './animal-step.ts';
import { refusalOfFields } from './field-errors.ts';
import { parentsOf } from './parents-of.ts';
import { animalOf } from './stored-animals.ts';
import { changesOf } from './write-steps.ts';

/** Returns the step of an animal whose fields change, with its places, or the refusal. */
export async function changedAnimalStep(
  transaction: Transaction,
  animalId: string,
  { zooId, fields: said, expectedUpdatedAtUnix }: SaveAnimalRequest,
  actor: Actor,
): Promise<{ readonly step: AnimalStep; readonly places: ParkPlaces } | Refusal> {
  if (!isDocumentId(animalId)) return refuse('animal/not-found', 'animalId');
  const before = animalOf(await transaction.get(database().doc(animalPath(animalId))), zooId);
  if (before === null) return refuse('animal/not-found', 'animalId');
  const { enclosureId, groupId } = placeOf(before);
  const places = await readPlaces(transaction, zooId, [enclosureId], [groupId]);
  if (!mayTouchAnimal(actor, 'animal.edit', before, places)) return refuse('generic/permission-denied', 'animalId');
  if (before.isArchived) return refuse('animal/archived', 'animalId');
  if (before.updatedAtUnix !== expectedUpdatedAtUnix)
    return refuse('animal/changed-meanwhile', 'expectedUpdatedAtUnix');
  const fields = changedFields(before, said);
  const wrong = checkDifference(before, fields, now());
  const names = await refusalOfFields(transaction, zooId, { ...before, ...fields }, wrong, before);
  if (isRefusal(names)) return names;
  const refused = refusalOfLife({ ...before, ...fields }, fields);
  if (refused !== null) return refused;
  const parents = await parentsOf(transaction, zooId, fields, before);
  if (isRefusal(parents)) return parents;
  const after: Animal = { ...before, ...fields, ...names, ...parents };
  const isChanged = changesOf(before, after) !== null;
  const stamped = isChanged ? { ...after, updatedAtUnix: stampAfter(before, now()) } : after;
  return { step: { before, after: stamped, move: null }, places };
}

/** Returns the refusal of a birth after the death, and of a cause of death of an animal that lives; else null. */
function refusalOfLife(after: Animal, fields: Partial<AnimalFields>): Refusal | null {
  const { status, statusAtUnix } = after;
  if (status !== 'dead' && (fields.deathCause !== undefined || fields.bodyFate !== undefined))
    return refuse('generic/invalid-input', 'deathCause');
  const isBirthChanged = fields.animalBirthdate !== undefined || fields.birthDetail !== undefined;
  return isBirthChanged && status === 'dead' && statusAtUnix !== null && isBeforeBirth(statusAtUnix, after)
    ? refuse('animal/death-before-birth', 'animalBirthdate')
    : null;
}
