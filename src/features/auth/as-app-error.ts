import { type AppError, appError } from '#domain/errors/app-error.ts';
import { isErrorCode } from '#domain/errors/catalogue.ts';

/** Returns any failure as an error that can be shown; a bug is "something went wrong". */
export function asAppError(error: unknown): AppError {
  const isOurs = typeof error === 'object' && error !== null && 'code' in error && isErrorCode(error.code);
  return isOurs ? (error as AppError) : appError('generic/something-went-wrong');
}
