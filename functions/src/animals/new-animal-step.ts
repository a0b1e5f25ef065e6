import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../../src/domain/access/actor.ts';
import { type Animal, OLDER_ANIMAL } from '../../../src/domain/animals/animal.ts';
import { tidyFacilities } from '../../../src/domain/animals/authorized-facilities.ts';
import { isBeforeBirth } from '../../../src/domain/animals/birth.ts';
import { UNSAID_ANIMAL, withDifference } from '../../../src/domain/animals/change-animal.ts';
import { checkAnimal, tidyAnimal } from '../../../src/domain/animals/check-animal.ts';
import type { SaveAnimalRequest } from '../../../src/domain/callables/animals.ts';
import { now } from '../common/clock.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { type ParkPlaces, readPlaces } from '../places/park-places.ts';
import { enclosureToEnter, groupToJoin } from './animal-rights.ts';
import { type AnimalStep, movedStep } from './animal-step.ts';
import { refusalOfFields } from './field-errors.ts';
import { parentsOf } from './parents-of.ts';

type NewAnimal = SaveAnimalRequest & { readonly place: NonNullable<SaveAnimalRequest['place']> };

/** Returns the step of a new animal and the places it concerns, or the refusal. */
export async function newAnimalStep(
  transaction: Transaction,
  animalId: string,
  { zooId, fields: said, place }: NewAnimal,
  actor: Actor,
): Promise<{ readonly step: AnimalStep; readonly places: ParkPlaces } | Refusal> {
  const places = await readPlaces(transaction, zooId, [place.enclosureId], [place.groupId]);
  const enclosure = enclosureToEnter(actor, 'animal.edit', place.enclosureId, places);
  if (isRefusal(enclosure)) return enclosure;
  const group = place.groupId === null ? null : groupToJoin(actor, place.groupId, places);
  if (group !== null && isRefusal(group)) return group;
  const at = now();
  const fields = tidyAnimal(withDifference(UNSAID_ANIMAL, said));
  const names = await refusalOfFields(transaction, zooId, fields, checkAnimal(fields, at), null);
  if (isRefusal(names)) return names;
  const parents = await parentsOf(transaction, zooId, fields, null);
  if (isRefusal(parents)) return parents;
  if (fields.deathCause !== null || fields.bodyFate !== null) return refuse('generic/invalid-input', 'deathCause');
  const animal: Animal = {
    ...OLDER_ANIMAL,
    ...fields,
    ...names,
    ...parents,
    animalId,
    zooId,
    animalEnclosureData: { enclosureId: place.enclosureId },
    group: place.groupId === null ? null : { groupId: place.groupId },
    authorizedFacilities: tidyFacilities(zooId, []),
    createdAtUnix: at,
  };
  const { movedAtUnix, reason } = place;
  if (movedAtUnix !== null && isBeforeBirth(movedAtUnix, animal))
    return refuse('animal/arrival-before-birth', 'movedAtUnix');
  const first = { kind: movedAtUnix === null ? 'entry' : 'arrival', movedAtUnix: movedAtUnix ?? at } as const;
  const step = movedStep(null, animal, { ...first, reason, destination: '' }, places, { by: actor.userId, at });
  return isRefusal(step) ? step : { step, places };
}
