/** True when Firestore's copy on this device survives the tab; unknown until Firestore is opened. */
let isDurable: boolean | null = null;

/**
 * Returns whether this browser lets the page keep a database. Some private windows refuse only at the first use, and
 * Firestore then falls back to memory silently.
 */
export function durableCacheIsPossible(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return Promise.resolve(remember(false));
  return new Promise((resolve) => {
    const answer = (possible: boolean) => resolve(remember(possible));
    try {
      const request = indexedDB.open('enclos-probe', 1);
      request.addEventListener('success', () => {
        request.result.close();
        answer(true);
      });
      request.addEventListener('error', () => answer(false));
      request.addEventListener('blocked', () => answer(false));
    } catch {
      answer(false);
    }
  });
}

/** Erases every database of Firestore in this browser, without loading Firestore; none may be open. */
export async function eraseLocalCache(): Promise<void> {
  if (typeof indexedDB === 'undefined' || typeof indexedDB.databases !== 'function') return;
  const databases = await indexedDB.databases();
  const names = databases.flatMap(({ name }) => (name?.startsWith('firestore/') === true ? [name] : []));
  await Promise.all(names.map(erase));
}

function erase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    // Another tab may still hold the database: it is deleted when that tab closes it.
    for (const outcome of ['success', 'error', 'blocked']) request.addEventListener(outcome, () => resolve());
  });
}

/** Returns whether waiting writes would be lost with the tab. */
export function cacheIsMemoryOnly(): boolean {
  return isDurable === false;
}

function remember(possible: boolean): boolean {
  isDurable = possible;
  return possible;
}
