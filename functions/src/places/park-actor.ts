import type { Actor } from '../../../src/domain/access/actor.ts';
import { mayDo, type Operation } from '../../../src/domain/access/operations.ts';
import { actorIn, reaches } from '../common/actor.ts';
import { database } from '../common/firebase.ts';
import { establishmentOf, type Caller } from '../common/guard.ts';
import { SECTORS } from '../common/paths.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { teamOf } from '../pictures/picture-owner.ts';

/**
 * Returns the caller with the roles they hold in every sector of an establishment, or why they write nothing there: a foreign
 * one is refused alike whether it exists or not ('zoo/foreign'), and the demonstration to all but the provider's staff.
 * @source permissions, "Three gates"
 */
export async function parkActor(zooId: string, caller: Caller): Promise<Actor | Refusal> {
  const establishment = await establishmentOf(zooId);
  if (establishment === null || !reaches(caller, zooId, establishment)) return refuse('zoo/foreign', 'zooId');
  if (establishment.isDemo && !caller.user.akongoStaff) return refuse('demo/unauthorized-action');
  const { docs } = await database().collection(SECTORS).where('zooId', '==', zooId).get();
  return actorIn(establishment, caller, docs.map(teamOf));
}

/** Whether the person may do this with what belongs to a sector; with what belongs to none, only admins may. */
export function mayInSector(actor: Actor, operation: Operation, sectorId: string | null): boolean {
  const sectorIds = sectorId === null ? [] : [sectorId];
  return mayDo(actor, operation, { zooId: actor.zooId, sectorIds, authorId: null });
}

/** Whether the person may do this in any sector of the establishment at all. */
export function maySomewhere(actor: Actor, operation: Operation): boolean {
  const sectorIds = Object.values(actor.sectors).flat();
  return mayDo(actor, operation, { zooId: actor.zooId, sectorIds, authorId: null });
}
