import { mayDo } from '../../../src/domain/access/operations.ts';
import type { Caller } from '../common/guard.ts';
import { parkActor } from '../common/park-actor.ts';
import { mayInOwnEstablishment } from '../common/provider-callable.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';

/**
 * Returns the refusal of a person who may not edit ethograms of this owner; null for one who may. Official ones (null)
 * are the provider's staff's; one that is reserved for an establishment is theirs and its ethologists'.
 * @source permissions, "Content of one establishment"
 */
export async function refusalToEdit(zooId: string | null, caller: Caller): Promise<Refusal | null> {
  if (zooId === null)
    return (await mayInOwnEstablishment(caller, 'ethogram.editOfficial')) ? null : refuse('generic/permission-denied');
  const actor = await parkActor(zooId, caller);
  if (isRefusal(actor)) return actor;
  const subject = { zooId, sectorIds: [], authorId: null };
  return mayDo(actor, 'reservedContent.edit', subject) ? null : refuse('generic/permission-denied');
}
