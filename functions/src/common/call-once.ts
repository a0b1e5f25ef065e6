import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { CALL_KEY_KEPT_MS } from '../../../src/domain/callables/call-key.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { now } from './clock.ts';
import { deleteFound } from './delete-found.ts';
import { database } from './firebase.ts';
import { inTransaction } from './in-transaction.ts';
import { hashPassword, isHashedPassword, type PasswordHash } from './password-hash.ts';
import { CALL_KEYS, callKeyPath } from './paths.ts';
import { isRefusal, refuse, type Refusal } from './refusal.ts';
import { withTimestamps } from './stored.ts';

/** A call that has not answered by then was killed: longer than any function may run. */
const ABANDONED_MS = 90_000;
/** The wait for the answer of a simultaneous call, and the time between two looks at it. */
const MAX_WAIT_MS = 20_000;
const LOOK_MS = 250;

/** The person, the callable and the key of a call, and its content. */
export type KeyedCall = {
  readonly userId: string;
  readonly callable: string;
  readonly key: string;
  readonly content: unknown;
};

/** A call as it is stored; its content may hold a password, so the hash of it is as slow to guess as one of a password. */
type StoredCall = PasswordHash & {
  readonly callable: string;
  readonly startedAtUnix: EpochMs;
  /** as JSON; null while the call runs */
  readonly answer: string | null;
};

/**
 * Carries out a call once per key and returns its answer: a repetition gets the first answer, a simultaneous call waits
 * for it. The key with another content or callable is refused with 'generic/already-saved'. A refused or failed call
 * leaves its key free, so that the corrected one can use it. Throws what the call throws, and keeps the key when the
 * answer cannot be recorded: what the call did stays done.
 */
export async function callOnce<Data>(
  call: KeyedCall,
  carryOut: () => Promise<Data | Refusal>,
): Promise<Data | Refusal> {
  const document = database().doc(callKeyPath(call.userId, call.key));
  const content = createHash('sha256').update(JSON.stringify(call.content)).digest('base64');
  const former = await begin(document, { callable: call.callable, ...(await hashPassword(content)) });
  if (former !== null) return (await answerOf(document, former, call.callable, content)) as Data | Refusal;
  const data = await carryOut().catch(async (failure: unknown) => {
    await document.delete();
    throw failure;
  });
  if (isRefusal(data)) await document.delete();
  else await document.update({ answer: JSON.stringify(data) });
  return data;
}

/** Takes the key for a call, and returns null; or returns the call that has taken it. */
function begin(
  document: DocumentReference,
  call: Omit<StoredCall, 'startedAtUnix' | 'answer'>,
): Promise<StoredCall | null> {
  return inTransaction(async (transaction) => {
    const former = (await transaction.get(document)).data() as StoredCall | undefined;
    const startedAtUnix = now();
    const isFree =
      former === undefined || (former.answer === null && former.startedAtUnix <= startedAtUnix - ABANDONED_MS);
    if (!isFree) return former;
    transaction.set(document, withTimestamps({ ...call, startedAtUnix, answer: null }));
    return null;
  });
}

/** Returns the answer of the call that has the key, once there is one; the refusal for another call. */
async function answerOf(
  document: DocumentReference,
  former: StoredCall,
  callable: string,
  content: string,
): Promise<unknown> {
  if (former.callable !== callable || !(await isHashedPassword(content, former)))
    return refuse('generic/already-saved');
  for (let waited = 0; waited <= MAX_WAIT_MS; waited += LOOK_MS) {
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    const stored = (await document.get()).data() as StoredCall | undefined;
    if (stored === undefined) break;
    if (stored.answer !== null) return JSON.parse(stored.answer);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await delay(LOOK_MS);
  }
  return refuse('generic/too-many-requests');
}

/** Deletes the keys that are older than a day at `at`, a bounded number at once; returns how many. */
export function forgetCallKeys(store: Firestore, at: EpochMs): Promise<number> {
  return deleteFound(store, store.collection(CALL_KEYS).where('startedAtUnix', '<=', at - CALL_KEY_KEPT_MS));
}
