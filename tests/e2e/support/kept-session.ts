import type { BrowserContext, Page } from '@playwright/test';

/**
 * The stored parts of a session on a device, and nothing else: neither data nor settings. The error of the device's
 * clock belongs to them: the app learns it from a new token, and cannot learn it from an older one.
 */
export type KeptSession = Exclude<Parameters<BrowserContext['setStorageState']>[0], string>;

/** Returns the session of the person who is signed in on the page, for another browser. */
export async function sessionOf(page: Page): Promise<KeptSession> {
  await page.waitForFunction(() => globalThis.localStorage.getItem('enclos.clock') !== null);
  // The Auth SDK stores its person in a database, and also reads them from local storage.
  const localStorage = await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
      });
    const database = await done(indexedDB.open('firebaseLocalStorageDb'));
    const store = database.transaction('firebaseLocalStorage').objectStore('firebaseLocalStorage');
    const people = (await done(store.getAll())) as { fbase_key: string; value: unknown }[];
    database.close();
    const kept = ['enclos.session', 'enclos.clock'].map((name) => ({
      name,
      value: globalThis.localStorage.getItem(name) ?? '',
    }));
    return [...kept, ...people.map((one) => ({ name: one.fbase_key, value: JSON.stringify(one.value) }))];
  });
  return { cookies: [], origins: [{ origin: new URL(page.url()).origin, localStorage }] };
}
