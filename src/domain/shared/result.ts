import type { AppError } from '../errors/app-error.ts';

/** An expected outcome: a value, or an error with a code of the catalogue. Exceptions are for bugs only. */
export type Result<T, E = AppError> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** Returns the successful result that carries `value`. */
export function ok<T>(value: T): Result<T, never> {
  return { ok: true, value };
}

/** Returns the failed result that carries `error`. */
export function fail<E>(error: E): Result<never, E> {
  return { ok: false, error };
}
