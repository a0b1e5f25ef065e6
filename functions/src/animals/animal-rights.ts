import type { Actor } from '../../../src/domain/access/actor.ts';
import type { Animal } from '../../../src/domain/animals/animal.ts';
import type { Enclosure } from '../../../src/domain/enclosures/enclosure.ts';
import type { Group } from '../../../src/domain/groups/group.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { mayInSector } from '../common/park-actor.ts';
import type { ParkPlaces } from '../places/park-places.ts';

type AnimalOperation = 'animal.edit' | 'animal.depart';

/**
 * Returns whether the person may do this operation to an animal: the sector of its enclosure decides. An animal without
 * an enclosure belongs to no sector: only admins may.
 * @source permissions, "animals, groups"
 */
export function mayTouchAnimal(
  actor: Actor,
  operation: AnimalOperation,
  animal: Animal,
  { enclosures }: ParkPlaces,
): boolean {
  const enclosure = enclosures.get(animal.animalEnclosureData?.enclosureId ?? '');
  return mayInSector(actor, operation, enclosure?.linkedSectorId ?? null);
}

/** Returns an enclosure that the person may put animals into, or the refusal. */
export function enclosureToEnter(
  actor: Actor,
  operation: AnimalOperation,
  enclosureId: string,
  { enclosures }: ParkPlaces,
): Enclosure | Refusal {
  const enclosure = enclosures.get(enclosureId);
  if (enclosure === undefined) return refuse('animal/enclosure-unknown', 'enclosureId');
  if (!mayInSector(actor, operation, enclosure.linkedSectorId))
    return refuse('generic/permission-denied', 'enclosureId');
  return enclosure.isArchived ? refuse('animal/enclosure-archived', 'enclosureId') : enclosure;
}

/** Returns a group that the person may put animals into, or the refusal. Leaving a group needs no right of its own. */
export function groupToJoin(actor: Actor, groupId: string, { groups }: ParkPlaces): Group | Refusal {
  const group = groups.get(groupId);
  if (group === undefined) return refuse('animal/group-unknown', 'groupId');
  if (!mayInSector(actor, 'group.edit', group.linkedSectorId)) return refuse('generic/permission-denied', 'groupId');
  return group.isArchived ? refuse('group/archived', 'groupId') : group;
}
