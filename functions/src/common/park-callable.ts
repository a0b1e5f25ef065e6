import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../../src/domain/access/actor.ts';
import type { Contract, DataOf, RequestOf } from '../../../src/domain/callables/contract.ts';
import { type Callable, defineCallable } from './define-callable.ts';
import type { Caller } from './guard.ts';
import { inTransaction } from './in-transaction.ts';
import { parkActor } from './park-actor.ts';
import { isRefusal, type Refusal } from './refusal.ts';

/** The person who calls, and their roles in the establishment that the request names. */
export type ParkCaller = { readonly actor: Actor; readonly caller: Caller };

type Outcome<Of extends Contract> = Promise<DataOf<Of> | Refusal>;
type Definition<Of extends Contract> = {
  readonly memory?: '1GiB';
  /** returns the refusal of a request that makes no sense, before any right is checked; else null */
  readonly refusalOf?: (request: RequestOf<Of>) => Refusal | null;
} & (
  | { readonly handle: (request: RequestOf<Of>, by: ParkCaller) => Outcome<Of> }
  /** runs again when somebody else wrote meanwhile: it reads before it writes, and changes nothing but the database */
  | { readonly transact: (transaction: Transaction, request: RequestOf<Of>, actor: Actor) => Outcome<Of> }
);

/**
 * Returns the deployed function of a contract whose request names an establishment by `zooId`. A foreign establishment
 * and the demonstration are refused before the handler runs. The sectors' teams are read once per request, not once per
 * row.
 */
export function parkCallable<Of extends Contract>(
  contract: RequestOf<Of> extends { readonly zooId: string } ? Of : never,
  definition: Definition<Of>,
): Callable<DataOf<Of>> {
  return defineCallable<Of>(contract, {
    ...(definition.memory === undefined ? {} : { memory: definition.memory }),
    async handle(request, caller) {
      const refused = definition.refusalOf?.(request) ?? null;
      if (refused !== null) return refused;
      const actor = await parkActor((request as { readonly zooId: string }).zooId, caller);
      if (isRefusal(actor)) return actor;
      if ('handle' in definition) return definition.handle(request, { actor, caller });
      return inTransaction((transaction) => definition.transact(transaction, request, actor));
    },
  });
}
