import { type OneInformationRequest, removeInformationContract } from '../../../src/domain/callables/information.ts';
import { mayManageInformation } from '../../../src/domain/information/information-rights.ts';
import { parkCallable, type ParkCaller } from '../common/park-callable.ts';
import { database } from '../common/firebase.ts';
import { pagesOf } from '../common/pages.ts';
import { confirmationsPath, informationPath } from '../common/paths.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { readInformation } from './stored-information.ts';

/** Documents that one batch deletes at most. */
const PAGE_SIZE = 250;

/**
 * Deletes an information, then its confirmations: nobody can add one to a deleted information.
 * @source src/domain/callables/information.ts
 */
export const removeInformation = parkCallable(removeInformationContract, {
  handle: remove,
});

async function remove(
  { zooId, informationId }: OneInformationRequest,
  { actor }: ParkCaller,
): Promise<Record<string, never> | Refusal> {
  const refused = await inTransaction(async (transaction) => {
    const information = await readInformation(transaction, zooId, informationId);
    if (information === null) return refuse('information/not-found', 'informationId');
    if (!mayManageInformation(actor, information)) return refuse('generic/permission-denied');
    transaction.delete(database().doc(informationPath(informationId)));
    return null;
  });
  if (refused !== null) return refused;
  await deleteConfirmations(informationId);
  return {};
}

async function deleteConfirmations(informationId: string): Promise<void> {
  const all = database().collection(confirmationsPath(informationId)).orderBy('userId').select();
  for await (const page of pagesOf(all, PAGE_SIZE)) {
    const batch = database().batch();
    for (const { ref } of page) batch.delete(ref);
    await batch.commit();
  }
}
