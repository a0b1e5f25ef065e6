import { createHash } from 'node:crypto';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import {
  SENDING_HOUR_MS,
  type SendingAct,
  type SendingKind,
  withAct,
} from '../../../src/domain/notifications/send-limits.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { deleteFound } from './delete-found.ts';
import { inTransaction } from './in-transaction.ts';
import { SENDING_ACTS, sendingActsPath } from './paths.ts';

/** An act by which a person sends messages to others. */
type Act = { readonly userId: string; readonly kind: SendingKind; readonly id: string };

/**
 * Counts an act of a person within a transaction, as its first write, and returns whether they may still send messages by
 * it; beyond the limit nothing is counted. The same act, handled again, counts once.
 */
export async function countAct(
  transaction: Transaction,
  database: Firestore,
  { userId, kind, id }: Act,
  now: EpochMs,
): Promise<boolean> {
  const document = database.doc(sendingActsPath(userId, kind));
  // A hash, since the ids of older tasks may be of any length.
  const shortId = createHash('sha256').update(id).digest('base64url').slice(0, 16);
  const stored: unknown = (await transaction.get(document)).get('acts');
  const former = Array.isArray(stored) ? (stored as SendingAct[]) : [];
  const acts = withAct(former, kind, shortId, now);
  if (acts === null) {
    warn('Messages of a person are limited', { userId, kind });
    return false;
  }
  if (!former.some((one) => one.id === shortId)) transaction.set(document, { acts, lastAtUnix: now });
  return true;
}

/**
 * Counts an act by itself, and returns whether its person may still send messages by it. Throws when the database cannot
 * write.
 */
export function maySend(database: Firestore, act: Act, now: EpochMs): Promise<boolean> {
  return inTransaction((transaction) => countAct(transaction, database, act, now));
}

/** Deletes the counts of acts that are older than an hour at `now`, a bounded number at once; returns how many. */
export function forgetSendingActs(database: Firestore, now: EpochMs): Promise<number> {
  return deleteFound(database, database.collection(SENDING_ACTS).where('lastAtUnix', '<=', now - SENDING_HOUR_MS));
}
