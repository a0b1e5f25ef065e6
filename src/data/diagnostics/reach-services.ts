import { collection, getCountFromServer, limit, query, where } from 'firebase/firestore';
import { httpsCallable } from 'firebase/functions';
import { env } from '#lib/env.ts';
import { firebaseAuth } from '../firebase/auth.ts';
import { firebaseCode } from '../firebase/failure.ts';
import { database } from '../firebase/firestore.ts';
import { firebaseFunctions } from '../firebase/functions.ts';

/** The parts of Firebase that the product cannot do without. */
export const SERVICES = ['database', 'authentication', 'storage', 'functions'] as const;
export type Service = (typeof SERVICES)[number];

/** The result of one attempt: the duration of the answer, or the error of the service or the network. */
export type Reached =
  | { readonly isReached: true; readonly tookMs: number }
  | { readonly isReached: false; readonly reason: string };

/** Refusals of a service that is reachable. */
const REFUSALS = ['permission-denied', 'unauthenticated', 'invalid-argument', 'user-disabled', 'user-token-expired'];
const PATIENCE_MS = 10_000;

/**
 * Asks a service for something small and returns the duration of the answer. Nothing is written; the database's answer
 * is one billed read. A refusal is an answer too: the service was reached.
 */
export async function reachService(service: Service, zooId: string): Promise<Reached> {
  const start = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('No answer'), { code: 'deadline-exceeded' })), PATIENCE_MS);
  });
  try {
    await Promise.race([ASK[service](zooId), tooLong]);
    return { isReached: true, tookMs: performance.now() - start };
  } catch (error) {
    const reason = firebaseCode(error) || 'unreachable';
    return REFUSALS.includes(reason)
      ? { isReached: true, tookMs: performance.now() - start }
      : { isReached: false, reason };
  } finally {
    clearTimeout(timer);
  }
}

const ASK: Readonly<Record<Service, (zooId: string) => Promise<unknown>>> = {
  database: async (zooId) =>
    getCountFromServer(query(collection(await database(), 'sectors'), where('zooId', '==', zooId), limit(1))),
  async authentication() {
    const { currentUser } = firebaseAuth();
    if (currentUser === null) throw Object.assign(new Error('Nobody is signed in'), { code: 'no-current-user' });
    await currentUser.reload();
  },
  storage: () => fetch(storageAddress()),
  // The function itself refuses this request: it runs, and does nothing.
  functions: () => httpsCallable(firebaseFunctions(), 'getSignedUrl')({}),
};

/** An object that does not exist: "not found" and "forbidden" are answers of the service. */
function storageAddress(): string {
  const local = env.emulators.storage;
  const host = local === null ? 'https://firebasestorage.googleapis.com' : `http://${local.host}:${local.port}`;
  return `${host}/v0/b/${env.firebase.storageBucket}/o/diagnostics`;
}
