import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { database } from '../common/firebase.ts';
import { ENCLOSURES, GROUPS, isDocumentId, sectorPath, USERS } from '../common/paths.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { mayInSector } from '../common/park-actor.ts';
import type { Retired, Retirement } from './retirement.ts';

/**
 * Deletes a sector without enclosures, archived ones included; its groups and its people have no sector then. Returns
 * it, or the refusal.
 */
export async function deleteSector(
  transaction: Transaction,
  { zooId, id, actor }: Retirement,
): Promise<Retired | Refusal> {
  const sector = isDocumentId(id) ? await transaction.get(database().doc(sectorPath(id))) : null;
  if (sector?.get('zooId') !== zooId) return refuse('sector/not-found', 'id');
  if (!mayInSector(actor, 'sector.delete', id)) return refuse('generic/permission-denied');
  const linked = (collection: string) =>
    database().collection(collection).where('zooId', '==', zooId).where('linkedSectorId', '==', id).select();
  const enclosures = await transaction.get(linked(ENCLOSURES).limit(1));
  if (!enclosures.empty) return refuse('sector/has-enclosures', 'id');
  const groups = await transaction.get(linked(GROUPS));
  const people = await transaction.get(
    database().collection(USERS).where('zooId', '==', zooId).where('sectors', 'array-contains', id).select(),
  );
  for (const group of groups.docs) transaction.update(group.ref, { linkedSectorId: null });
  for (const person of people.docs) transaction.update(person.ref, { sectors: FieldValue.arrayRemove(id) });
  transaction.delete(sector.ref);
  const name: unknown = sector.get('sectorName');
  return { name: typeof name === 'string' ? name : '' };
}
