import { IDLE_HOURS, type IdleHours, idleTimeLeft } from '#domain/users/idle-limit.ts';
import { nowMs } from '#lib/clock.ts';
import { forgetStored, readStored, store } from '#lib/local-storage.ts';

const LAST_USE = 'enclos.last-use';
const keyOf = (userId: string) => `enclos.idle.${userId}`;

/** Returns the hours without use that the person allows this browser; null for any number. */
export function idleHours(userId: string): IdleHours | null {
  const stored = readStored(keyOf(userId));
  return IDLE_HOURS.find((hours) => hours === stored) ?? null;
}

/** Keeps the person's choice for this browser; null is none. */
export function keepIdleHours(userId: string, hours: IdleHours | null): void {
  if (hours === null) forgetStored(keyOf(userId));
  else store(keyOf(userId), hours);
}

/** Returns whether an address is that of the display on a wall. */
export function isWallDisplay(pathname: string): boolean {
  return pathname.toLowerCase() === '/singleview';
}

/** Notes that somebody uses this browser now. A touch of the display on a wall is no use: anybody passes there. */
export function noteUse(): void {
  if (!isWallDisplay(location.pathname)) store(LAST_USE, nowMs());
}

/**
 * Returns the milliseconds until this browser asks the person for the password again; null while it does not: without a
 * choice, on a wall display, and without a network, where nobody could sign in. A use in any tab counts for all.
 */
export function untilIdleEnd(userId: string): number | null {
  if (!navigator.onLine || isWallDisplay(location.pathname)) return null;
  const stored = readStored(LAST_USE);
  return idleTimeLeft(typeof stored === 'number' ? stored : null, nowMs(), idleHours(userId));
}
