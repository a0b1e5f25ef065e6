import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../../src/domain/access/actor.ts';
import type { Enclosure } from '../../../src/domain/enclosures/enclosure.ts';
import { folderPath, readFilePlace } from '../../../src/domain/pictures/file-place.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { mayInSector } from '../common/park-actor.ts';
import { readPlaces } from './park-places.ts';

/** Returns an enclosure whose plans the person may change, or the refusal. */
export async function enclosureToPlan(
  transaction: Transaction,
  zooId: string,
  enclosureId: string,
  actor: Actor,
): Promise<Enclosure | Refusal> {
  const enclosure = (await readPlaces(transaction, zooId, [enclosureId])).enclosures.get(enclosureId);
  if (enclosure === undefined) return refuse('enclosure/not-found', 'enclosureId');
  if (!mayInSector(actor, 'enclosure.edit', enclosure.linkedSectorId))
    return refuse('generic/permission-denied', 'enclosureId');
  return enclosure.isArchived ? refuse('enclosure/archived', 'enclosureId') : enclosure;
}

/** Returns a plan's file when it lies among the enclosure's own, so that a deletion reaches nobody else's file. */
export function ownImage(zooId: string, enclosureId: string, path: string | null): string | null {
  const place = path === null ? null : readFilePlace(path);
  const own = folderPath({ zooId, kind: 'enclosures', ownerId: enclosureId });
  return place !== null && folderPath(place) === own ? path : null;
}
