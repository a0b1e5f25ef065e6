import { appError } from '#domain/errors/app-error.ts';
import { fail, type Result } from '#domain/shared/result.ts';

/** After this time without an answer the server counts as out of reach. */
const LIMIT_MS = 8_000;

/**
 * Returns the answer of a transaction, which by itself waits for the server for ever; 'generic/offline' when none comes
 * in time.
 */
export function withinReach<T>(answer: Promise<Result<T>>): Promise<Result<T>> {
  const outOfReach = new Promise<Result<T>>((resolve) =>
    setTimeout(() => resolve(fail(appError('generic/offline'))), LIMIT_MS),
  );
  return Promise.race([answer, outOfReach]);
}
