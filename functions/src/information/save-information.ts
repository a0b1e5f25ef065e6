import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../../src/domain/access/actor.ts';
import { saveInformationContract, type SaveInformationRequest } from '../../../src/domain/callables/information.ts';
import {
  checkInformation,
  checkRecipients,
  INFORMATION_FIELDS,
  tidyInformation,
  type TypedInformation,
} from '../../../src/domain/information/check-information.ts';
import { type Information, isValid, MAX_AUDIENCE } from '../../../src/domain/information/information.ts';
import { mayManageInformation, refusedRecipients } from '../../../src/domain/information/information-rights.ts';
import { audienceOf, type Reachable } from '../../../src/domain/information/recipients.ts';
import { parkCallable, type ParkCaller } from '../common/park-callable.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import { INFORMATION, informationPath } from '../common/paths.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { countAct } from '../common/send-limit.ts';
import { withTimestamps } from '../common/stored.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { peopleIn, reachOf } from './reach.ts';
import { readInformation } from './stored-information.ts';
import { notifyOnce } from './notify-once.ts';

type Saved = { readonly information: Information; readonly newcomers: readonly string[] };

/**
 * Creates an information or changes one, computes its audience, and notifies the audience while its period runs; the
 * scheduled run notifies for an information that begins later.
 * @source src/domain/callables/information.ts; specification, points 3 and 5 "Information"; permissions
 */
export const saveInformation = parkCallable(saveInformationContract, {
  handle: save,
});

async function save(
  { zooId, informationId, expectedUpdatedAtUnix, ...fields }: SaveInformationRequest,
  { actor }: ParkCaller,
): Promise<{ informationId: string; told: number } | Refusal> {
  const typed = tidyInformation(fields);
  const denied = refusedRecipients(actor, typed.recipients);
  if (denied !== null) return refuse(denied.code, 'recipients');
  const errors = checkInformation(typed);
  const wrong = INFORMATION_FIELDS.find((field) => errors[field] !== undefined);
  if (wrong !== undefined) return refuse(errors[wrong]?.code ?? 'generic/invalid-input', wrong);
  const people = await peopleIn(zooId);
  const newId = database().collection(INFORMATION).doc().id;
  const saved = await inTransaction((transaction) =>
    write(transaction, { informationId, expectedUpdatedAtUnix, newId }, typed, people, actor),
  );
  if (isRefusal(saved)) return saved;
  const { information, newcomers } = saved;
  const told = isValid(information, now()) ? await notifyOnce(information, newcomers, now()) : 0;
  return { informationId: information.informationId, told };
}

/** The written information: a new one, or an existing one with the stamp that the form showed. */
type Which = Pick<SaveInformationRequest, 'informationId' | 'expectedUpdatedAtUnix'> & { readonly newId: string };

/** Writes the information for the present sectors, and returns it with the people whom it did not reach before. */
async function write(
  transaction: Transaction,
  { informationId, expectedUpdatedAtUnix, newId }: Which,
  typed: TypedInformation,
  people: readonly Reachable[],
  actor: Actor,
): Promise<Saved | Refusal> {
  const { zooId } = actor;
  const former = informationId === null ? null : await readInformation(transaction, zooId, informationId);
  if (informationId !== null && former === null) return refuse('information/not-found', 'informationId');
  if (former !== null && !mayManageInformation(actor, former)) return refuse('generic/permission-denied');
  if (former !== null && former.updatedAtUnix !== expectedUpdatedAtUnix) return refuse('information/changed-meanwhile');
  const { userIds, namesUnknown } = await reachOf(transaction, zooId, typed.recipients, people);
  // A recipient who has left since does not keep anybody from changing it.
  if (namesUnknown && former === null) return refuse('information/recipients-unknown', 'recipients');
  const fault = checkRecipients(typed.recipients, userIds, former?.recipients ?? null);
  if (fault !== null) return refuse(fault.code, 'recipients');
  const audience = audienceOf(typed.recipients, userIds);
  if (audience.length > MAX_AUDIENCE) return refuse('generic/invalid-input', 'recipients');
  const at = now();
  const information: Information = {
    authorId: actor.userId,
    createdAtUnix: at,
    remindedAtUnix: null,
    toldAtUnix: null,
    ...former,
    ...typed,
    informationId: former?.informationId ?? newId,
    zooId,
    audience,
    updatedAtUnix: at,
  };
  const before = former === null || former.toldAtUnix === null ? [] : await reachedBefore(former);
  const newcomers = userIds.filter((userId) => !before.includes(userId));
  const act = { userId: actor.userId, kind: 'information', id: information.informationId } as const;
  // A correction that reaches nobody new sends nothing, and is never refused.
  if (newcomers.length > 0 && !(await countAct(transaction, database(), act, at)))
    return refuse('generic/too-many-requests');
  transaction.set(database().doc(informationPath(information.informationId)), withTimestamps(information));
  return { information, newcomers };

  async function reachedBefore(stored: Information): Promise<readonly string[]> {
    return stored.recipients.everyone
      ? (await reachOf(transaction, zooId, stored.recipients, people)).userIds
      : stored.audience;
  }
}
