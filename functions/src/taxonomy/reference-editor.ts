import { mayDo } from '../../../src/domain/access/operations.ts';
import type { Contract, DataOf, RequestOf } from '../../../src/domain/callables/contract.ts';
import { actorIn } from '../common/actor.ts';
import { type Callable, defineCallable } from '../common/define-callable.ts';
import { establishmentOf, type Caller } from '../common/guard.ts';
import { refuse, type Refusal } from '../common/refusal.ts';

type Definition<Of extends Contract> = {
  readonly handle: (request: RequestOf<Of>, caller: Caller) => Promise<DataOf<Of> | Refusal>;
};

/**
 * Returns the deployed function of a contract that changes the shared catalogue: only its editors are admitted.
 * @source permissions, "species"
 */
export function catalogueCallable<Of extends Contract>(contract: Of, { handle }: Definition<Of>): Callable<DataOf<Of>> {
  return defineCallable(contract, {
    handle: async (request, caller) =>
      (await isEditor(caller)) ? handle(request, caller) : refuse('generic/permission-denied'),
  });
}

async function isEditor(caller: Caller): Promise<boolean> {
  const establishment = await establishmentOf(caller.user.zooId);
  const subject = { zooId: caller.user.zooId, sectorIds: [], authorId: null };
  return establishment !== null && mayDo(actorIn(establishment, caller), 'reference.edit', subject);
}
