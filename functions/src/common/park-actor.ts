import type { Actor } from '../../../src/domain/access/actor.ts';
import { mayDo, type Operation } from '../../../src/domain/access/operations.ts';
import { actorIn, reaches } from './actor.ts';
import { database } from './firebase.ts';
import { establishmentOf, type Caller } from './guard.ts';
import { SECTORS } from './paths.ts';
import { refuse, type Refusal } from './refusal.ts';
import { teamOf } from '../pictures/picture-owner.ts';

/**
 * Returns the caller with the roles they hold in every sector of an establishment, or the refusal: a foreign
 * establishment whether it exists or not ('zoo/foreign'), and the demonstration for all but the provider's staff.
 * @source permissions, "Three gates"
 */
export async function parkActor(zooId: string, caller: Caller): Promise<Actor | Refusal> {
  const establishment = await establishmentOf(zooId);
  if (establishment === null || !reaches(caller, zooId, establishment)) return refuse('zoo/foreign', 'zooId');
  if (establishment.isDemo && !caller.user.akongoStaff) return refuse('demo/unauthorized-action');
  const { docs } = await database().collection(SECTORS).where('zooId', '==', zooId).get();
  return actorIn(establishment, caller, docs.map(teamOf));
}

/** Decided rights of an actor, by operation and sector. */
const asked = new WeakMap<Actor, Map<string, boolean>>();

/**
 * Returns whether the person may do this operation in a sector; without a sector, only admins may. An actor lives for
 * one request: many rows of one sector decide the right once.
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

/** Returns whether the person may do this operation in any sector of the establishment. */
export function maySomewhere(actor: Actor, operation: Operation): boolean {
  const sectorIds = Object.values(actor.sectors).flat();
  return mayDo(actor, operation, { zooId: actor.zooId, sectorIds, authorId: null });
}
