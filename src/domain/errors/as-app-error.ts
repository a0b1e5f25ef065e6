import { type AppError, appError } from './app-error.ts';
import { isErrorCode } from './is-error-code.ts';

/** Returns a refusal as an error of the catalogue; 'generic/something-went-wrong' for anything else. */
export function asAppError(error: unknown): AppError {
  const isOurs = typeof error === 'object' && error !== null && 'code' in error && isErrorCode(error.code);
  return isOurs ? (error as AppError) : appError('generic/something-went-wrong');
}
