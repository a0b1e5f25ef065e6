import type { BrowserContext, Page } from '@playwright/test';

/**
 * What a device keeps of a session, and nothing else: neither data nor settings. How its clock goes belongs to it: that is
 * learnt when a token comes, and cannot be learnt from an older one.
 */
export type KeptSession = Exclude<Parameters<BrowserContext['setStorageState']>[0], string>;

/** Returns the session of the person who is signed in on the page, for another browser. */
export async function sessionOf(page: Page): Promise<KeptSession> {
  await page.waitForFunction(() => globalThis.localStorage.getItem('enclos.clock') !== null);
  // The Auth SDK keeps its person in a database, and takes them from the local storage as well.
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
