import { forgetStored, readStored, store } from '#lib/local-storage.ts';

/**
 * The establishment that a person has chosen in place of their own, kept in this browser for each person, so that they
 * return to it at the next sign-in. An id alone; it opens nothing.
 */
const keyOf = (userId: string) => `enclos.establishment.${userId}`;

/** Returns the person's last establishment; null for their own. */
export function recallEstablishment(userId: string): string | null {
  const stored = readStored(keyOf(userId));
  return typeof stored === 'string' && stored !== '' ? stored : null;
}

/** Keeps the person's present establishment; null is their own. */
export function keepEstablishment(userId: string, zooId: string | null): void {
  if (zooId === null) forgetStored(keyOf(userId));
  else store(keyOf(userId), zooId);
}

/** Calls back when another tab of this browser changes the person's establishment. Returns a function that stops it. */
export function watchOtherTabs(userId: string, callback: (zooId: string | null) => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === keyOf(userId)) callback(recallEstablishment(userId));
  };
  globalThis.addEventListener?.('storage', heard as EventListener);
  return () => globalThis.removeEventListener?.('storage', heard as EventListener);
}
