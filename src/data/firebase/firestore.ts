import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  waitForPendingWrites,
} from 'firebase/firestore';
import { env } from '#lib/env.ts';
import { reportError } from '#lib/log.ts';
import { firebaseApp } from './app.ts';
import { durableCacheIsPossible } from './local-cache.ts';
import { forgetWaitingWrites, trackWrite } from './waiting-writes.ts';

/** A large cache is slow: Firestore searches all of it for every query. */
const CACHE_BYTES = 60 * 1024 * 1024;
/** Clearing waits while another tab of the product holds the cache; signing out must not. */
const CLEAR_LIMIT_MS = 3_000;
/** Writes of an earlier visit are sent within this time when there is a network; later they count as waiting. */
const RESEND_MS = 1_500;
/** The interval between checks whether they have been sent. */
const LOOK_AGAIN_MS = 4_000;

let opened: Promise<Firestore> | null = null;
/** The end of the former database: a page cannot have two at a time. */
let closed: Promise<void> = Promise.resolve();

/** Returns the database of the page, opened at the first call and again after `closeDatabase`. */
export function database(): Promise<Firestore> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Firestore> {
  await closed;
  const isDurable = await durableCacheIsPossible();
  const localCache = isDurable
    ? persistentLocalCache({ cacheSizeBytes: CACHE_BYTES, tabManager: persistentMultipleTabManager() })
    : memoryLocalCache();
  const firestore = initializeFirestore(firebaseApp(), { localCache });
  const local = env.emulators.firestore;
  if (local) connectFirestoreEmulator(firestore, local.host, local.port);
  void countRestoredWrites(firestore);
  return firestore;
}

async function countRestoredWrites(firestore: Firestore): Promise<void> {
  if (await nothingWaits(firestore)) return;
  trackWrite(allSent(firestore));
}

// In a tab that leaves the network to another one, a promise made while writes wait is never kept, so a new promise is
// made in every round. The rounds end with the database, which refuses to answer once it is closed.
async function allSent(firestore: Firestore): Promise<void> {
  await pause(LOOK_AGAIN_MS);
  return (await nothingWaits(firestore)) ? undefined : allSent(firestore);
}

function nothingWaits(firestore: Firestore): Promise<boolean> {
  return Promise.race([sent(firestore), pause(RESEND_MS).then(() => false)]);
}

async function sent(firestore: Firestore): Promise<boolean> {
  try {
    await waitForPendingWrites(firestore);
  } catch {
    // The database is closed, or the person has changed: nothing waits here any more.
  }
  return true;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/**
 * Ends every listener and, with `erase`, deletes Firestore's copy on this device, so that the next person at a shared
 * computer finds nothing. Waiting writes get a moment to leave first; the caller has warned about the others.
 */
export async function closeDatabase({ erase }: { readonly erase: boolean }): Promise<void> {
  if (opened !== null) {
    closed = close(opened, erase);
    opened = null;
  }
  await closed;
}

async function close(closing: Promise<Firestore>, erase: boolean): Promise<void> {
  try {
    const firestore = await closing;
    if (erase && globalThis.navigator?.onLine !== false) await nothingWaits(firestore);
    await terminate(firestore);
    if (!erase) return;
    forgetWaitingWrites();
    await Promise.race([clearIndexedDbPersistence(firestore), pause(CLEAR_LIMIT_MS)]);
  } catch (error) {
    reportError(error, { where: 'data/close-database' });
  }
}
