import { mayDo, type Operation } from '../../../src/domain/access/operations.ts';
import type { Contract, DataOf, RequestOf } from '../../../src/domain/callables/contract.ts';
import { actorIn } from './actor.ts';
import { type Callable, defineCallable } from './define-callable.ts';
import { type Caller, establishmentOf } from './guard.ts';
import { refuse, type Refusal } from './refusal.ts';

export type ProviderHandler<Of extends Contract> = {
  readonly handle: (request: RequestOf<Of>, caller: Caller) => Promise<DataOf<Of> | Refusal>;
};

/**
 * Returns the deployed function of a contract that changes the provider's knowledge: those are admitted who may do the
 * operation in their present establishment.
 */
export function providerCallable<Of extends Contract>(
  contract: Of,
  operation: Operation,
  { handle }: ProviderHandler<Of>,
): Callable<DataOf<Of>> {
  return defineCallable(contract, {
    handle: async (request, caller) =>
      (await mayInOwnEstablishment(caller, operation)) ? handle(request, caller) : refuse('generic/permission-denied'),
  });
}

/** Returns whether the person may do an operation in their present establishment, whatever it concerns there. */
export async function mayInOwnEstablishment(caller: Caller, operation: Operation): Promise<boolean> {
  const { zooId } = caller.user;
  const establishment = await establishmentOf(zooId);
  const subject = { zooId, sectorIds: [], authorId: null };
  return establishment !== null && mayDo(actorIn(establishment, caller), operation, subject);
}
