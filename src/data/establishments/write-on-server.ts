import { type Firestore, runTransaction, type Transaction } from 'firebase/firestore';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { toAppError } from '../firebase/failure.ts';

/** After this time without an answer the server counts as out of reach. */
const LIMIT_MS = 10_000;

/**
 * Writes all or nothing, and waits for the server, so that the person at the form learns whether it is saved. Nothing
 * is queued for later; without a network it fails at once with 'generic/offline'. A failure without a known reason is
 * `otherwise`.
 */
export async function writeOnServer(
  database: Firestore,
  otherwise: ErrorCode,
  write: (transaction: Transaction) => Promise<void>,
): Promise<Result<null>> {
  if (globalThis.navigator?.onLine === false) return fail(appError('generic/offline'));
  const written = runTransaction(database, write).then(
    (): Result<null> => ok(null),
    (error: unknown): Result<null> => fail(told(toAppError(error, 'data/establishments'), otherwise)),
  );
  return Promise.race([written, outOfReach()]);
}

const TOLD_AS_THEY_ARE: readonly ErrorCode[] = [
  'generic/offline',
  'generic/permission-denied',
  'auth/session-expired',
  'generic/not-found',
];

function told(error: AppError, otherwise: ErrorCode): AppError {
  return TOLD_AS_THEY_ARE.includes(error.code) ? error : appError(otherwise);
}

function outOfReach(): Promise<Result<null>> {
  return new Promise((resolve) => setTimeout(() => resolve(fail(appError('generic/offline'))), LIMIT_MS));
}
