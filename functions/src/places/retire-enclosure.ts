import type { Transaction } from 'firebase-admin/firestore';
import { database } from '../common/firebase.ts';
import { enclosurePath } from '../common/paths.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { archiving } from './archiving.ts';
import { holdsCounted, holdsLiving } from './living-animals.ts';
import { mayInSector } from '../common/park-actor.ts';
import { readPlaces } from './park-places.ts';
import type { Retired, Retirement } from './retirement.ts';

/** Archives, restores or deletes an enclosure without living animals, with its zones; returns it, or the refusal. */
export async function retireEnclosure(
  transaction: Transaction,
  { zooId, id, mode, actor }: Retirement,
): Promise<Retired | Refusal> {
  const enclosure = (await readPlaces(transaction, zooId, [id])).enclosures.get(id);
  if (enclosure === undefined) return refuse('enclosure/not-found', 'id');
  if (!mayInSector(actor, 'enclosure.delete', enclosure.linkedSectorId)) return refuse('generic/permission-denied');
  if (mode !== 'restore' && (await holdsLiving(transaction, zooId, 'animalEnclosureData.enclosureId', id)))
    return refuse('enclosure/has-animals', 'id');
  if (mode !== 'restore' && (await holdsCounted(transaction, zooId, id))) return refuse('enclosure/has-animals', 'id');
  const document = database().doc(enclosurePath(id));
  if (mode === 'delete') {
    const zones = await transaction.get(document.collection('zones').select());
    for (const zone of zones.docs) transaction.delete(zone.ref);
    transaction.delete(document);
  } else transaction.update(document, archiving(enclosure, mode));
  return { name: enclosure.enclosureName };
}
