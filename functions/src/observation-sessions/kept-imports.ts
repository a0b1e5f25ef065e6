import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { deleteFound } from '../common/delete-found.ts';
import { database } from '../common/firebase.ts';
import { SESSION_IMPORTS } from '../common/paths.ts';
import { withTimestamps } from '../common/stored.ts';

/** The time for which an import of sessions can be undone: thirty days. */
const KEPT_MS = 30 * 86_400_000;
/** The most calls of imports that are looked through for a list: ten sessions each. */
const MAX_CALLS = 1_000;

/** An import of sessions: what is the same for all of its calls but the instant. */
export type ImportCall = {
  readonly zooId: string;
  readonly importId: string;
  readonly fileName: string;
  readonly by: string;
  readonly atUnix: EpochMs;
};

/** A session that a call wrote; another stamp in the session means that somebody changed it since. */
export type WrittenSession = {
  readonly visitId: string;
  readonly campaignId: string;
  readonly stamp: EpochMs;
};

/** A call with the sessions that it wrote. */
export type KeptCall = ImportCall & { readonly sessions: readonly WrittenSession[] };

/** Returns the place of a new call; a call that writes no session leaves nothing there. */
export function newCall(): DocumentReference {
  return database().collection(SESSION_IMPORTS).doc();
}

/** Adds a session that a call writes to the call, in the transaction that writes the session. */
export function keepWritten(
  transaction: Transaction,
  call: DocumentReference,
  of: ImportCall,
  session: WrittenSession,
): void {
  transaction.set(call, { ...withTimestamps(of), sessions: FieldValue.arrayUnion(session) }, { merge: true });
}

/** Reads a call of an import, and whether there are more of them; null for none. */
export async function nextCall(
  transaction: Transaction,
  one: Pick<ImportCall, 'zooId' | 'importId'>,
): Promise<{ readonly reference: DocumentReference; readonly call: KeptCall; readonly hasMore: boolean } | null> {
  const { docs } = await transaction.get(ofImport(one).limit(2));
  const [first] = docs;
  return first === undefined ? null : { reference: first.ref, call: callOf(first), hasMore: docs.length > 1 };
}

/** Returns who makes an import; null for one that has written nothing yet. */
export async function authorOfImport(one: Pick<ImportCall, 'zooId' | 'importId'>): Promise<string | null> {
  const { docs } = await ofImport(one).limit(1).get();
  return docs[0] === undefined ? null : callOf(docs[0]).by;
}

/** Returns the calls of the imports of an establishment that can be undone, the latest first. */
export async function keptCalls(zooId: string): Promise<readonly KeptCall[]> {
  const calls = database().collection(SESSION_IMPORTS).where('zooId', '==', zooId).orderBy('atUnix', 'desc');
  const { docs } = await calls.limit(MAX_CALLS).get();
  return docs.map(callOf);
}

/** Deletes what was kept of imports of sessions for longer than thirty days; returns the number of deleted documents. */
export function forgetOldSessionImports(store: Firestore, at: EpochMs): Promise<number> {
  return deleteFound(store, store.collection(SESSION_IMPORTS).where('atUnix', '<=', at - KEPT_MS));
}

function ofImport({ zooId, importId }: Pick<ImportCall, 'zooId' | 'importId'>): Query {
  return database().collection(SESSION_IMPORTS).where('zooId', '==', zooId).where('importId', '==', importId);
}

/** The server alone writes calls: their shape is not asked again. */
function callOf(document: QueryDocumentSnapshot): KeptCall {
  return document.data() as KeptCall;
}
