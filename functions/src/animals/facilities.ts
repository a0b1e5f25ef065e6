import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../../src/domain/access/actor.ts';
import { database } from '../common/firebase.ts';
import { isDocumentId, zooPath } from '../common/paths.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { mayInSector } from '../common/park-actor.ts';

const FIELD = 'authorizedFacilities';

/**
 * Returns the refusal of this sharing of an animal, or null: only admins change the establishments that read it
 * ('generic/permission-denied'), and these must exist ('zoo/not-found').
 * @source permissions, "animals restricted to authorized facilities"
 */
export async function refusalOfFacilities(
  transaction: Transaction,
  actor: Actor,
  before: readonly string[],
  after: readonly string[],
): Promise<Refusal | null> {
  const added = after.filter((zooId) => !before.includes(zooId));
  const isSame = added.length === 0 && before.every((zooId) => after.includes(zooId));
  if (isSame) return null;
  if (!mayInSector(actor, 'animal.share', null)) return refuse('generic/permission-denied', FIELD);
  const others = added.filter((zooId) => zooId !== actor.zooId);
  if (others.length === 0) return null;
  if (!others.every(isDocumentId)) return refuse('zoo/not-found', FIELD);
  const found = await transaction.getAll(...others.map((zooId) => database().doc(zooPath(zooId))));
  return found.every((zoo) => zoo.exists) ? null : refuse('zoo/not-found', FIELD);
}

/**
 * Returns the name of an establishment that shares an animal with others, as the animal's document holds it: other
 * establishments cannot read the establishment itself. Null for an animal that its own establishment alone reads.
 */
export async function nameForOthers(
  transaction: Transaction,
  zooId: string,
  facilities: readonly string[],
): Promise<string | null> {
  if (facilities.every((one) => one === zooId)) return null;
  const name: unknown = (await transaction.get(database().doc(zooPath(zooId)))).get('zooName');
  return typeof name === 'string' ? name : null;
}
