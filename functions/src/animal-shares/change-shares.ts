import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../../src/domain/access/actor.ts';
import { type AnimalShare, sideOf } from '../../../src/domain/animal-shares/animal-share.ts';
import { isTaken, shareAfter, type ShareStep } from '../../../src/domain/animal-shares/share-transition.ts';
import { changeSharesContract, type ChangeSharesRequest } from '../../../src/domain/callables/animal-shares.ts';
import type { NotificationKind } from '../../../src/domain/notifications/notification.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { mayInSector } from '../common/park-actor.ts';
import { parkCallable, type ParkCaller } from '../common/park-callable.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { maySend } from '../common/send-limit.ts';
import { readersAfter } from './readers.ts';
import { recordStep } from './record-step.ts';
import { readShares, writeShare } from './stored-shares.ts';
import { tellAdmins } from './tell-admins.ts';

/**
 * Answers and ends shares: who reads the animals changes in the same transaction. The other side is told.
 * @source src/domain/callables/animal-shares.ts; decision 43
 */
export const changeShares = parkCallable(changeSharesContract, { handle: change });

async function change(request: ChangeSharesRequest, { actor }: ParkCaller): Promise<{ changed: number } | Refusal> {
  if (!mayInSector(actor, 'animal.share', null)) return refuse('generic/permission-denied');
  const taken = await inTransaction((transaction) => take(transaction, request, actor));
  if (isRefusal(taken)) return taken;
  await tellOthers(taken, request, actor);
  return { changed: taken.length };
}

/** A share before and after the step that was taken with it. */
type Taken = { readonly before: AnimalShare; readonly after: AnimalShare };

async function take(
  transaction: Transaction,
  { zooId, shareIds, step, reason }: ChangeSharesRequest,
  actor: Actor,
): Promise<readonly Taken[] | Refusal> {
  const shares = await readShares(transaction, shareIds);
  if (isRefusal(shares)) return shares;
  const said = {
    ...{ by: actor.userId, at: now(), reason: reason.trim() },
    cause: step === 'end' ? ('asked' as const) : null,
  };
  const taken: Taken[] = [];
  for (const before of shares) {
    const side = sideOf(before, zooId);
    // A share between two other establishments is answered like one that does not exist.
    if (side === null) return refuse('share/not-found', 'shareIds');
    if (isTaken(before, step)) continue;
    const after = shareAfter(before, step, side, said);
    if (!after.ok) return refuse(after.error.code, 'shareIds');
    taken.push({ before, after: after.value });
  }
  const writeReaders = await readersAfter(
    transaction,
    taken.map(({ after }) => after),
  );
  if (isRefusal(writeReaders)) return writeReaders;
  for (const { after } of taken) {
    writeShare(transaction, after);
    recordStep(transaction, after, actor.userId, sideOf(after, zooId) ?? 'owner');
  }
  writeReaders();
  return taken;
}

/** Tells the other side once for each establishment; a proposal that is taken back needs no message. */
async function tellOthers(taken: readonly Taken[], { zooId, step }: ChangeSharesRequest, actor: Actor): Promise<void> {
  const told = taken.filter(({ before }) => step !== 'end' || before.state === 'accepted').map(({ after }) => after);
  const [first] = told;
  if (first === undefined) return;
  const at = first.updatedAtUnix;
  const act = { userId: actor.userId, kind: 'shareStep', id: `${first.shareId} ${at}` } as const;
  if (!(await maySend(database(), act, at))) return;
  const isOwner = (share: AnimalShare) => sideOf(share, zooId) === 'owner';
  const byOther = Map.groupBy(told, (share) => (isOwner(share) ? share.partnerId : share.zooId));
  await Promise.all(
    [...byOther].map(([toZooId, shares]) => {
      // The establishment stands on one side of all shares with another one.
      const [one = first] = shares;
      const fromName = isOwner(one) ? one.establishmentName : one.partnerName;
      return tellAdmins({ kind: kindOf(step, isOwner(one)), toZooId, fromName, shares, at });
    }),
  );
}

function kindOf(step: ShareStep, isByOwner: boolean): Extract<NotificationKind, `share${string}`> {
  if (step === 'end') return isByOwner ? 'shareEnded' : 'shareEndedByPartner';
  return step === 'accept' ? 'shareAccepted' : 'shareDeclined';
}
