import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { forgetStored, readStored, store } from '#lib/local-storage.ts';

/** The reason why a session has ended that nobody ended by hand. */
export type SessionEnd = Extract<ErrorCode, 'auth/session-expired' | 'auth/disabled' | 'auth/deleted'>;

/** The session that this device keeps for its next visit: its name in local storage, whose changes other tabs hear. */
export const KEPT_SESSION = 'enclos.session';

/**
 * Returns whether somebody may still be signed in on this device. A device that cannot store anything does not know, so
 * it returns true.
 */
export function mayBeSignedIn(): boolean {
  try {
    return globalThis.localStorage.getItem(KEPT_SESSION) !== null;
  } catch {
    return true;
  }
}

/** Keeps that somebody is signed in on this device, for the next visit. */
export function keepSession(): void {
  if (readKept() === null) store(KEPT_SESSION, { ends: null });
}

/** Keeps the reason why the account no longer opens although its session still stands; null when it opens again. */
export function keepSessionEnd(ends: SessionEnd | null): void {
  const kept = readKept();
  if (kept !== null && kept.ends !== ends) store(KEPT_SESSION, { ends });
}

/** Forgets the session, which is over. Returns the reason if nobody ended it by hand; null when there was none. */
export function endKeptSession(): SessionEnd | null {
  const kept = readKept();
  forgetStored(KEPT_SESSION);
  return kept === null ? null : (kept.ends ?? 'auth/session-expired');
}

function readKept(): { readonly ends: SessionEnd | null } | null {
  const kept = readStored(KEPT_SESSION);
  if (typeof kept !== 'object' || kept === null) return null;
  const ends = 'ends' in kept ? kept.ends : null;
  return { ends: ends === 'auth/disabled' || ends === 'auth/deleted' ? ends : null };
}
