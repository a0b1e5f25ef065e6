import type { Contract, DataOf } from '../../../src/domain/callables/contract.ts';
import type { ContentTypes } from '../../../src/domain/content/content-kind.ts';
import { idFieldOf } from '../../../src/domain/content/lifecycle.ts';
import { type Callable, defineCallable } from '../common/define-callable.ts';
import type { Caller } from '../common/guard.ts';
import type { Refusal } from '../common/refusal.ts';
import type { ContentServer } from './content-server.ts';

/**
 * Returns a callable of content. Each kind names its id in a field of its own, such as `ethogramId`; `step` gets the
 * checked request with the id under `id`, and its answer has the shape of the contract.
 */
export function contentCallable<Types extends ContentTypes, Of extends Contract>(
  server: ContentServer<Types>,
  contract: Of,
  step: (request: object, caller: Caller) => Promise<object | Refusal>,
): Callable<DataOf<Of>> {
  return defineCallable(contract, {
    async handle(data, caller) {
      const sent = data as Readonly<Record<string, unknown>>;
      return (await step({ ...sent, id: sent[idFieldOf(server.kind.area)] }, caller)) as DataOf<Of> | Refusal;
    },
  });
}
