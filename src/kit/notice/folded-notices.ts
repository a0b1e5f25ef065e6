import { readStored, store } from '#lib/local-storage.ts';

/** More would be notices of long ago. */
const MAX_FOLDED = 100;

function keyOf(userId: string): string {
  return `enclos.notices.${userId}`;
}

/** Returns the keys of the notices that the person has folded away in this browser, the latest first; empty for none. */
export function foldedNotices(userId: string): readonly string[] {
  const stored = readStored(keyOf(userId));
  return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string').slice(0, MAX_FOLDED) : [];
}

/** Remembers that the person has folded a notice away; the oldest one beyond a hundred is forgotten. */
export function rememberFolded(userId: string, key: string): void {
  store(keyOf(userId), [key, ...foldedNotices(userId).filter((one) => one !== key)].slice(0, MAX_FOLDED));
}
