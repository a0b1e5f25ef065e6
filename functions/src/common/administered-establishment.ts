import { mayDo, type Operation } from '../../../src/domain/access/operations.ts';
import type { Establishment } from '../../../src/domain/establishments/establishment.ts';
import { actorIn, reaches } from './actor.ts';
import { establishmentOf, type Caller } from './guard.ts';
import { refuse, type Refusal } from './refusal.ts';

/** The operations of an admin on people; the permission table says who may do them. */
export type PeopleOperation = Extract<Operation, `user.${string}`>;

/**
 * Returns the establishment in which the caller may do this operation on people, or the refusal. The three gates in
 * their order: establishment (a foreign one gets the same refusal whether it exists or not), tier and role by the
 * permission table.
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

/** Returns the refusal of this operation on people of an establishment that the caller reaches; null when they may. */
export function mayAdminister(
  establishment: Establishment,
  caller: Caller,
  operation: PeopleOperation,
): Refusal | null {
  if (establishment.isDemo) return refuse('demo/unauthorized-action');
  const subject = { zooId: establishment.zooId, sectorIds: [], authorId: null };
  return mayDo(actorIn(establishment, caller), operation, subject) ? null : refuse('generic/permission-denied');
}
