/**
 * Returns the ids that no other tab of this browser has had. A tab keeps its ids by a lock until it is closed, so that
 * none of them is left on the device. Returns all of them in a browser without locks.
 */
export async function firstInBrowser(ids: readonly string[]): Promise<string[]> {
  const { locks } = globalThis.navigator as Partial<Navigator>;
  if (locks === undefined) return [...ids];
  const had = await Promise.all(ids.map(async (id) => ((await takeForGood(locks, id)) ? [id] : [])));
  return had.flat();
}

function takeForGood(locks: LockManager, id: string): Promise<boolean> {
  return new Promise((resolve) => {
    void locks.request(`enclos-told-${id}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      // Never resolved: the lock is this tab's as long as it lives.
      return lock === null ? undefined : new Promise<void>(() => undefined);
    });
  });
}
