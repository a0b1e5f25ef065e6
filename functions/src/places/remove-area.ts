import type { Transaction } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { Actor } from '../../../src/domain/access/actor.ts';
import type { CallableAnswer } from '../../../src/domain/callables/answer.ts';
import { removeAreaContract } from '../../../src/domain/callables/enclosure-plans.ts';
import { scanMissing } from '../../../src/domain/enclosures/scan-readiness.ts';
import { inOneGo } from './in-one-go.ts';
import { callable } from '../common/callable.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { enclosurePath } from '../common/paths.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { deletePicture } from '../pictures/stored-files.ts';
import { parkActor } from './park-actor.ts';
import { readZones } from './park-places.ts';
import { enclosureToPlan, ownImage } from './plan-enclosure.ts';

type Request = z.infer<typeof removeAreaContract.request>;

/**
 * Removes a plan of an enclosure with its image; zones drawn on it are drawn nowhere then.
 * @source src/domain/callables/enclosure-plans.ts
 */
export const removeArea = callable({
  name: 'removeArea',
  request: removeAreaContract.request,
  admits: 'active',
  handle: remove,
});

async function remove(request: Request, caller: Caller): Promise<CallableAnswer<{ areaId: string }>> {
  const actor = await parkActor(request.zooId, caller);
  if (isRefusal(actor)) return actor;
  const removed = await inOneGo((transaction) => takeAway(transaction, request, actor));
  if (isRefusal(removed)) return removed;
  if (removed.image !== null) await deletePicture(removed.image);
  return { success: true, data: { areaId: request.areaId } };
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
