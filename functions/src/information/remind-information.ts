import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../../src/domain/access/actor.ts';
import { type OneInformationRequest, remindInformationContract } from '../../../src/domain/callables/information.ts';
import { confirmationSchema, type Information, isValid } from '../../../src/domain/information/information.ts';
import { mayManageInformation } from '../../../src/domain/information/information-rights.ts';
import { isRemindedToday, readingOf } from '../../../src/domain/information/reading.ts';
import type { Reachable } from '../../../src/domain/information/recipients.ts';
import { parkCallable, type ParkCaller } from '../common/park-callable.ts';
import { now } from '../common/clock.ts';
import { database } from '../common/firebase.ts';
import { confirmationsPath, informationPath } from '../common/paths.ts';
import { isRefusal, refuse, type Refusal } from '../common/refusal.ts';
import { countAct } from '../common/send-limit.ts';
import { withTimestamps } from '../common/stored.ts';
import { inTransaction } from '../common/in-transaction.ts';
import { peopleIn, reachOf } from './reach.ts';
import { readInformation } from './stored-information.ts';
import { notifyRecipients } from './notify-recipients.ts';

type Reminder = { readonly information: Information; readonly unconfirmed: readonly string[] };

/**
 * Reminds the people who have not confirmed an information within its period, at most once in 24 hours; it is no
 * reminder when nobody is left.
 * @source src/domain/callables/information.ts
 */
export const remindInformation = parkCallable(remindInformationContract, {
  handle: remind,
});

async function remind(request: OneInformationRequest, { actor }: ParkCaller): Promise<{ reminded: number } | Refusal> {
  const people = await peopleIn(request.zooId);
  const at = now();
  const reminder = await inTransaction((transaction) => claim(transaction, request.informationId, people, actor, at));
  if (isRefusal(reminder)) return reminder;
  const { information, unconfirmed } = reminder;
  const reminded = await notifyRecipients('informationReminder', information, unconfirmed, at);
  return { reminded };
}

/** Stamps the reminder before it is sent, so that only one of two simultaneous calls sends it. */
async function claim(
  transaction: Transaction,
  informationId: string,
  people: readonly Reachable[],
  actor: Actor,
  at: number,
): Promise<Reminder | Refusal> {
  const information = await readInformation(transaction, actor.zooId, informationId);
  if (information === null) return refuse('information/not-found', 'informationId');
  if (!mayManageInformation(actor, information)) return refuse('generic/permission-denied');
  if (!information.needsConfirmation || !isValid(information, at)) return refuse('information/remind-failed');
  if (isRemindedToday(information, at)) return refuse('information/reminded-today');
  const { docs } = await transaction.get(database().collection(confirmationsPath(informationId)));
  const { userIds } = await reachOf(transaction, actor.zooId, information.recipients, people);
  const confirmations = docs.map((document) => confirmationSchema.parse(document.data()));
  const unconfirmed = readingOf(userIds, confirmations).unconfirmed.filter((one) => one !== information.authorId);
  if (unconfirmed.length === 0) return { information, unconfirmed };
  const act = { userId: actor.userId, kind: 'informationReminder', id: `${informationId} ${at}` } as const;
  if (!(await countAct(transaction, database(), act, at))) return refuse('generic/too-many-requests');
  transaction.update(database().doc(informationPath(informationId)), withTimestamps({ remindedAtUnix: at }));
  return { information, unconfirmed };
}
