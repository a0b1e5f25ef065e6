import { type AppError, appError } from '#domain/errors/app-error.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { reportError } from '#lib/log.ts';

const CODES: Readonly<Record<string, ErrorCode>> = {
  'permission-denied': 'generic/permission-denied',
  unauthenticated: 'auth/session-expired',
  unavailable: 'generic/offline',
  'deadline-exceeded': 'generic/offline',
  'not-found': 'generic/not-found',
  cancelled: 'generic/loading-error',
  // The database is being closed under a listener that is about to end.
  aborted: 'generic/loading-error',
};

/** Returns the code Firebase gave a failure, without its service's name; '' for anything else. */
export function firebaseCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code.replace(/^[a-z]+\//, '') : '';
}

/**
 * Returns the error to show for a failed call. An unexpected failure is reported: 'generic/firestore' for one of the
 * database, 'generic/an-error-occurred' for a fault of our own code, which has no code of Firebase.
 */
export function toAppError(error: unknown, where: string): AppError {
  const theirs = firebaseCode(error);
  const code = CODES[theirs];
  if (code === undefined) reportError(error, { where });
  return appError(code ?? (theirs === '' ? 'generic/an-error-occurred' : 'generic/firestore'));
}

/** Returns the reason of a refused write: the error of the connection, and `otherwise` for every other failure. */
export function toRefusal(
  error: unknown,
  where: string,
  otherwise: ErrorCode,
  params?: Readonly<Record<string, string>>,
): AppError {
  const known = toAppError(error, where);
  const isReach = known.code === 'generic/offline' || known.code === 'auth/session-expired';
  return isReach ? known : appError(otherwise, params);
}
