import type { Page } from '@playwright/test';

/**
 * Returns, as one text, everything that a page and its browser hold: the shown page, local and session storage, every
 * database and every cached answer. A test searches it for text that must not be there.
 */
export function keptOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
      });
    const readable = (_key: string, value: unknown) => {
      if (value instanceof ArrayBuffer) return new TextDecoder().decode(value);
      return ArrayBuffer.isView(value) ? new TextDecoder().decode(value) : value;
    };
    const contentOf = async (name: string) => {
      const database = await done(indexedDB.open(name));
      const stores = [...database.objectStoreNames];
      const rows = await Promise.all(
        stores.map(async (store) => {
          const content = await done(database.transaction(store).objectStore(store).getAll());
          return `${name}/${store}: ${JSON.stringify(content, readable)}`;
        }),
      );
      database.close();
      return rows.join('\n');
    };
    const names = (await indexedDB.databases()).flatMap(({ name }) => (name === undefined ? [] : [name]));
    const databases = await Promise.all(names.map((name) => contentOf(name)));
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) cached.push(`${name}: ${request.url}`);
    }
    return [
      document.documentElement.outerHTML,
      JSON.stringify(Object.entries(localStorage)),
      JSON.stringify(Object.entries(sessionStorage)),
      ...databases,
      ...cached,
    ].join('\n');
  });
}

/**
 * Returns the names of a page's databases as one text; unlike `keptOnDevice` it opens none, which would hold up a
 * deletion.
 */
export function databasesOf(page: Page): Promise<string> {
  return page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).join(' '));
}
