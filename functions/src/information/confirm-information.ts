import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../../src/domain/access/actor.ts';
import { mayDo } from '../../../src/domain/access/operations.ts';
import { confirmInformationContract, type OneInformationRequest } from '../../../src/domain/callables/information.ts';
import { type Confirmation, confirmationSchema, isMeantFor } from '../../../src/domain/information/information.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { parkCallable } from '../common/park-callable.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import { confirmationsPath } from '../common/paths.ts';
import { refuse, type Refusal } from '../common/refusal.ts';
import { withTimestamps } from '../common/stored.ts';
import { readInformation } from './stored-information.ts';

type Confirmed = { readonly confirmedAtUnix: EpochMs };

/**
 * Records that the caller has read an information that is meant for them and asks for confirmation; a repetition
 * changes nothing. An information that has expired meanwhile can still be confirmed; one that has not begun does not
 * exist for readers.
 * @source src/domain/callables/information.ts; permissions, "information (announcement)"
 */
export const confirmInformation = parkCallable(confirmInformationContract, {
  transact: confirm,
});

async function confirm(
  transaction: Transaction,
  { informationId }: OneInformationRequest,
  actor: Actor,
): Promise<Confirmed | Refusal> {
  const { zooId, userId } = actor;
  if (!mayDo(actor, 'information.confirm', { zooId, sectorIds: [], authorId: null }))
    return refuse('generic/permission-denied');
  const at = now();
  const information = await readInformation(transaction, zooId, informationId);
  if (information === null || at < information.displayFromUnix) return refuse('information/not-found', 'informationId');
  if (!information.needsConfirmation) return refuse('generic/invalid-input', 'informationId');
  if (!isMeantFor(information, userId)) return refuse('information/not-a-recipient');
  const document = database().collection(confirmationsPath(informationId)).doc(userId);
  const stored = await transaction.get(document);
  if (stored.exists) return { confirmedAtUnix: confirmationSchema.parse(stored.data()).confirmedAtUnix };
  const confirmation: Confirmation = { informationId, zooId, userId, confirmedAtUnix: at };
  transaction.create(document, withTimestamps(confirmation));
  return { confirmedAtUnix: at };
}
