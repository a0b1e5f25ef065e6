import { mayDo } from '../../../src/domain/access/operations.ts';
import type { ContentTypes } from '../../../src/domain/content/content-kind.ts';
import type { Caller } from '../common/guard.ts';
import { parkActor } from '../common/park-actor.ts';
import { mayInOwnEstablishment } from '../common/provider-callable.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import type { ContentServer } from './content-server.ts';

/**
 * Returns the refusal of a person who may not edit content of this owner; null for one who may. Official content (null)
 * is the provider's staff's; the kind says who edits an establishment's.
 * @source permissions, "Content of one establishment"
 */
export async function refusalToEdit<Types extends ContentTypes>(
  { operations }: ContentServer<Types>,
  zooId: string | null,
  caller: Caller,
): Promise<Refusal | null> {
  const denied = refuse('generic/permission-denied');
  if (zooId === null) return (await mayInOwnEstablishment(caller, operations.official)) ? null : denied;
  const actor = await parkActor(zooId, caller);
  if (isRefusal(actor)) return actor;
  return mayDo(actor, operations.own, { zooId, sectorIds: [], authorId: null }) ? null : denied;
}
