import type { CallableAnswer } from '../../../src/domain/callables/answer.ts';
import { type OneInformationRequest, removeInformationContract } from '../../../src/domain/callables/information.ts';
import { mayManageInformation } from '../../../src/domain/information/information-rights.ts';
import { callable } from '../common/callable.ts';
import { database } from '../common/firebase.ts';
import type { Caller } from '../common/guard.ts';
import { pagesOf } from '../common/pages.ts';
import { confirmationsPath, informationPath } from '../common/paths.ts';
import { isRefusal, refuse } from '../common/refusal.ts';
import { inOneGo } from '../places/in-one-go.ts';
import { parkActor } from '../places/park-actor.ts';
import { readInformation } from './stored-information.ts';

/** Documents that one batch deletes at most. */
const PAGE_SIZE = 250;

/**
 * Deletes an information, then its confirmations: nobody can add one to what is gone.
 * @source src/domain/callables/information.ts
 */
export const removeInformation = callable({
  name: 'removeInformation',
  request: removeInformationContract.request,
  admits: 'active',
  handle: remove,
});

async function remove(
  { zooId, informationId }: OneInformationRequest,
  caller: Caller,
): Promise<CallableAnswer<Record<string, never>>> {
  const actor = await parkActor(zooId, caller);
  if (isRefusal(actor)) return actor;
  const refused = await inOneGo(async (transaction) => {
    const information = await readInformation(transaction, zooId, informationId);
    if (information === null) return refuse('information/not-found', 'informationId');
    if (!mayManageInformation(actor, information)) return refuse('generic/permission-denied');
    transaction.delete(database().doc(informationPath(informationId)));
    return null;
  });
  if (refused !== null) return refused;
  await deleteConfirmations(informationId);
  return { success: true, data: {} };
}

async function deleteConfirmations(informationId: string): Promise<void> {
  const all = database().collection(confirmationsPath(informationId)).orderBy('userId').select();
  for await (const page of pagesOf(all, PAGE_SIZE)) {
    const batch = database().batch();
    for (const { ref } of page) batch.delete(ref);
    await batch.commit();
  }
}
