import type { Actor } from '../../../src/domain/access/actor.ts';
import { mayDo, type Operation } from '../../../src/domain/access/operations.ts';
import { actorIn, reaches } from './actor.ts';
import { database } from './firebase.ts';
import { establishmentOf, type Caller } from './guard.ts';
import { SECTORS } from './paths.ts';
import { refuse, type Refusal } from './refusal.ts';
import { teamOf } from '../pictures/picture-owner.ts';

/**
 * Returns the caller with the roles they hold in every sector of an establishment, or why they write nothing there: a
 * foreign one is refused alike whether it exists or not ('zoo/foreign'), and the demonstration to all but the
 * provider's staff.
 * @source permissions, "Three gates"
 */
export async function parkActor(zooId: string, caller: Caller): Promise<Actor | Refusal> {
  const establishment = await establishmentOf(zooId);
  if (establishment === null || !reaches(caller, zooId, establishment)) return refuse('zoo/foreign', 'zooId');
  if (establishment.isDemo && !caller.user.akongoStaff) return refuse('demo/unauthorized-action');
  const { docs } = await database().collection(SECTORS).where('zooId', '==', zooId).get();
  return actorIn(establishment, caller, docs.map(teamOf));
}

/** Rights that were asked of an actor before, by operation and sector. */
const asked = new WeakMap<Actor, Map<string, boolean>>();

/**
 * Returns whether the person may do this in a sector; without a sector, only admins may. An actor lives for one
 * request: rows of one sector ask once.
 */
export function mayInSector(actor: Actor, operation: Operation, sectorId: string | null): boolean {
  const known = asked.get(actor) ?? new Map<string, boolean>();
  asked.set(actor, known);
  const key = `${operation} ${sectorId ?? ''}`;
  const sectorIds = sectorId === null ? [] : [sectorId];
  const may = known.get(key) ?? mayDo(actor, operation, { zooId: actor.zooId, sectorIds, authorId: null });
  known.set(key, may);
  return may;
}

/** Returns whether the person may do this in any sector of the establishment at all. */
export function maySomewhere(actor: Actor, operation: Operation): boolean {
  const sectorIds = Object.values(actor.sectors).flat();
  return mayDo(actor, operation, { zooId: actor.zooId, sectorIds, authorId: null });
}
