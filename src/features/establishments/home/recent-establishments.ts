import { readStored, store } from '#lib/local-storage.ts';

const MAX_RECENT = 5;

function keyOf(userId: string): string {
  return `enclos.establishments.${userId}`;
}

/** Returns the ids of the establishments that the person entered last in this browser, the latest first. */
export function recentEstablishments(userId: string): readonly string[] {
  const stored = readStored(keyOf(userId));
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, MAX_RECENT) : [];
}

/** Remembers that the person entered an establishment; names stay where they are protected. */
export function rememberEstablishment(userId: string, zooId: string): void {
  const others = recentEstablishments(userId).filter((id) => id !== zooId);
  store(keyOf(userId), [zooId, ...others].slice(0, MAX_RECENT));
}
