import { forgetStored, readStored, store } from '#lib/local-storage.ts';

const KEY = 'enclos.signed-out-at';
/** Other tabs learn of a sign-out within about a second; clearing the device's database may take some more. */
const RECENT_MS = 15_000;

let announcedAt = 0;

/** Records for every tab of this browser that the person is signing out by hand. */
export function announceSignOut(): void {
  announcedAt = Date.now();
  store(KEY, announcedAt);
}

/** Forgets the sign-out when somebody signs in. */
export function forgetSignOut(): void {
  announcedAt = 0;
  forgetStored(KEY);
}

/** Returns whether somebody has asked to sign out and nobody has signed in since. */
export function isSignOutAnnounced(): boolean {
  return announcedAt > 0 || typeof readStored(KEY) === 'number';
}

/** Returns whether somebody has just signed out by hand, in this tab or another. */
export function wasSignedOutByHand(): boolean {
  const stored = readStored(KEY);
  const latest = Math.max(announcedAt, typeof stored === 'number' ? stored : 0);
  return Date.now() - latest < RECENT_MS;
}
