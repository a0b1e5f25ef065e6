import { forgetStored, readStored, store } from '#lib/local-storage.ts';

/**
 * The establishment a person has chosen in place of their own, kept in this browser for each person: whoever signs in
 * again finds themselves where they were. An id alone; it opens nothing.
 */
const keyOf = (userId: string) => `enclos.establishment.${userId}`;

/** Returns the establishment the person was in; null for their own. */
export function recallEstablishment(userId: string): string | null {
  const stored = readStored(keyOf(userId));
  return typeof stored === 'string' && stored !== '' ? stored : null;
}

/** Keeps where the person is; null is their own. */
export function keepEstablishment(userId: string, zooId: string | null): void {
  if (zooId === null) forgetStored(keyOf(userId));
  else store(keyOf(userId), zooId);
}

/** Calls back when another tab of this browser takes the person elsewhere. Returns what ends it. */
export function watchOtherTabs(userId: string, callback: (zooId: string | null) => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === keyOf(userId)) callback(recallEstablishment(userId));
  };
  globalThis.addEventListener?.('storage', heard as EventListener);
  return () => globalThis.removeEventListener?.('storage', heard as EventListener);
}
