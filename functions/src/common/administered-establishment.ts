import { mayDo, type Operation } from '../../../src/domain/access/operations.ts';
import type { Establishment } from '../../../src/domain/establishments/establishment.ts';
import { actorIn, reaches } from './actor.ts';
import { establishmentOf, type Caller } from './guard.ts';
import { refuse, type Refusal } from './refusal.ts';

/** What an admin does to people; the permission table says who may. */
export type PeopleOperation = Extract<Operation, `user.${string}`>;

/**
 * Returns the establishment in which the caller may do this to people, or why they may not. The three gates in their
 * order: establishment (a foreign one is refused alike whether it exists or not), tier and role by the permission table.
 * @source permissions, "Three gates" and "users"
 */
export async function administeredEstablishment(
  zooId: string,
  caller: Caller,
  operation: PeopleOperation,
): Promise<Establishment | Refusal> {
  const establishment = await establishmentOf(zooId);
  if (!reaches(caller, zooId, establishment)) return refuse('user/establishment-foreign', 'zooId');
  if (establishment === null) return refuse('zoo/not-found', 'zooId');
  return mayAdminister(establishment, caller, operation) ?? establishment;
}

/** Returns why the caller may not do this to people of an establishment they reach; null when they may. */
export function mayAdminister(
  establishment: Establishment,
  caller: Caller,
  operation: PeopleOperation,
): Refusal | null {
  if (establishment.isDemo) return refuse('demo/unauthorized-action');
  const subject = { zooId: establishment.zooId, sectorIds: [], authorId: null };
  return mayDo(actorIn(establishment, caller), operation, subject) ? null : refuse('generic/permission-denied');
}
