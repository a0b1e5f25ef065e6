import type { EpochMs } from '../time/epoch.ts';

/** The failures within the window after which an address is locked. */
export const MAX_SIGN_IN_FAILURES = 10;
/** The time in which failures are counted, from the first one. */
export const SIGN_IN_WINDOW_MS = 15 * 60_000;
/** The time for which an address is locked, from the last failure. */
export const SIGN_IN_LOCK_MS = 15 * 60_000;

/** The failed attempts at an address since the last success; an attempt counts from its beginning. */
export type SignInAttempts = {
  readonly failures: number;
  readonly firstAtUnix: EpochMs;
  readonly lastAtUnix: EpochMs;
};

/** Returns whether attempts are refused at this instant, whatever the password. */
export function isSignInLocked(attempts: SignInAttempts | null, at: EpochMs): boolean {
  return attempts !== null && attempts.failures >= MAX_SIGN_IN_FAILURES && at < attempts.lastAtUnix + SIGN_IN_LOCK_MS;
}

/** Returns the attempts with one more; they are counted anew after the window, or after a lock. */
export function withAttempt(attempts: SignInAttempts | null, at: EpochMs): SignInAttempts {
  const isOver =
    attempts === null || at >= attempts.firstAtUnix + SIGN_IN_WINDOW_MS || attempts.failures >= MAX_SIGN_IN_FAILURES;
  return isOver
    ? { failures: 1, firstAtUnix: at, lastAtUnix: at }
    : { ...attempts, failures: attempts.failures + 1, lastAtUnix: at };
}
