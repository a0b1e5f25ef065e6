import type { Actor } from '../../../src/domain/access/actor.ts';
import type { ImportDeparture } from '../../../src/domain/animal-import/checked-row.ts';
import type { ChangeAnimalStatusRequest } from '../../../src/domain/callables/animals.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import type { AnimalStep } from './animal-step.ts';
import { statusStepOf } from './change-animal-status.ts';
import type { Surroundings } from './import-surroundings.ts';

/**
 * Returns the step of an animal whose death or departure a row tells of, 'unchanged' for one that has left or died
 * already, or its refusal.
 */
export function departureStep(
  departure: ImportDeparture,
  { zooId, named, places }: Surroundings,
  actor: Actor,
): AnimalStep | 'unchanged' | Refusal {
  const animal = named.get(departure.animalId);
  if (animal === undefined) return refuse('animal/not-found', 'status');
  if (animal.isArchived || animal.status !== 'present') return 'unchanged';
  return statusStepOf(animal, statusRequestOf(zooId, departure), actor, places);
}

/** Returns the change of status that a row tells of, as people would record it themselves. */
export function statusRequestOf(
  zooId: string,
  { animalId, change, atUnix, reason }: ImportDeparture,
): ChangeAnimalStatusRequest {
  return { zooId, animalIds: [animalId], change, atUnix, reason, destination: '', enclosureId: null };
}
