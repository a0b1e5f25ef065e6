import { mayDo } from '../../../src/domain/access/operations.ts';
import { actorIn } from '../common/actor.ts';
import { type Caller, establishmentOf } from '../common/guard.ts';
import { parkActor } from '../common/park-actor.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';

/**
 * Returns the refusal of a person who may not edit ethograms of this owner; null for one who may. Official ones (null)
 * are the provider's staff's; one that is reserved for an establishment is theirs and its ethologists'.
 * @source permissions, "Content of one establishment"
 */
export async function refusalToEdit(zooId: string | null, caller: Caller): Promise<Refusal | null> {
  if (zooId === null) return (await mayEditOfficial(caller)) ? null : refuse('generic/permission-denied');
  const actor = await parkActor(zooId, caller);
  if (isRefusal(actor)) return actor;
  const subject = { zooId, sectorIds: [], authorId: null };
  return mayDo(actor, 'reservedContent.edit', subject) ? null : refuse('generic/permission-denied');
}

async function mayEditOfficial(caller: Caller): Promise<boolean> {
  const { zooId } = caller.user;
  const establishment = await establishmentOf(zooId);
  if (establishment === null) return false;
  return mayDo(actorIn(establishment, caller), 'ethogram.editOfficial', { zooId, sectorIds: [], authorId: null });
}
