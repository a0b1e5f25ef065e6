import type { Transaction } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { Actor } from '../../../src/domain/access/actor.ts';
import { removeAreaContract } from '../../../src/domain/callables/enclosure-plans.ts';
import { scanMissing } from '../../../src/domain/enclosures/scan-readiness.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { parkCallable, type ParkCaller } from '../common/park-callable.ts';
import { database } from '../common/firebase.ts';
import { enclosurePath } from '../common/paths.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { deletePicture } from '../pictures/stored-files.ts';
import { readZones } from './park-places.ts';
import { enclosureToPlan, ownImage } from './plan-enclosure.ts';

type Request = z.infer<typeof removeAreaContract.request>;

/**
 * Removes a plan of an enclosure with its image; zones on it lose their shape.
 * @source src/domain/callables/enclosure-plans.ts
 */
export const removeArea = parkCallable(removeAreaContract, {
  handle: remove,
});

async function remove(request: Request, { actor }: ParkCaller): Promise<{ areaId: string } | Refusal> {
  const removed = await inTransaction((transaction) => takeAway(transaction, request, actor));
  if (isRefusal(removed)) return removed;
  if (removed.image !== null) await deletePicture(removed.image);
  return { areaId: request.areaId };
}

async function takeAway(
  transaction: Transaction,
  { zooId, enclosureId, areaId }: Request,
  actor: Actor,
): Promise<{ readonly image: string | null } | Refusal> {
  const enclosure = await enclosureToPlan(transaction, zooId, enclosureId, actor);
  if (isRefusal(enclosure)) return enclosure;
  const removed = enclosure.areas.find((area) => area.areaId === areaId);
  if (removed === undefined) return refuse('generic/not-found', 'areaId');
  const zones = await readZones(transaction, enclosureId);
  const document = database().doc(enclosurePath(enclosureId));
  const areas = enclosure.areas.filter((area) => area !== removed);
  const undrawn = zones.map((zone) => (zone.areaId === areaId ? { ...zone, areaId: null, shape: null } : zone));
  for (const [index, zone] of undrawn.entries())
    if (zone !== zones[index])
      transaction.update(document.collection('zones').doc(zone.zoneId), { areaId: null, shape: null });
  transaction.update(document, { areas, scanMissing: scanMissing({ ...enclosure, areas }, undrawn) });
  return { image: ownImage(zooId, enclosureId, removed.areaImage) };
}
