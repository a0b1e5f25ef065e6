import type { ErrorCode } from './catalogue.ts';

/** A failure a person can be told: a code of the catalogue and what its sentence needs. */
export type AppError = {
  readonly code: ErrorCode;
  readonly params?: Readonly<Record<string, string | number>>;
};

/** Returns the error of this code; `params` fill the placeholders of its message. */
export function appError(code: ErrorCode, params?: Readonly<Record<string, string | number>>): AppError {
  return params === undefined ? { code } : { code, params };
}
