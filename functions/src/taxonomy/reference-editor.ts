import { mayDo } from '../../../src/domain/access/operations.ts';
import { actorIn } from '../common/actor.ts';
import { establishmentOf, type Caller } from '../common/guard.ts';
import { refuse, type Refusal } from '../common/refusal.ts';

/** Returns the refusal of a caller who may not edit the shared catalogue, or null. @source permissions, "species" */
export async function refuseUnlessEditor(caller: Caller): Promise<Refusal | null> {
  const establishment = await establishmentOf(caller.user.zooId);
  const subject = { zooId: caller.user.zooId, sectorIds: [], authorId: null };
  const mayEdit = establishment !== null && mayDo(actorIn(establishment, caller), 'reference.edit', subject);
  return mayEdit ? null : refuse('generic/permission-denied');
}
