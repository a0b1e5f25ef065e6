import type { ErrorCode } from './catalogue.ts';

/** A failure for a person to read: a code of the catalogue, and the parameters of its sentence. */
export type AppError = {
  readonly code: ErrorCode;
  readonly params?: Readonly<Record<string, string | number>>;
};

/** Returns the error of this code; `params` fill the placeholders of its message. */
export function appError(code: ErrorCode, params?: Readonly<Record<string, string | number>>): AppError {
  return params === undefined ? { code } : { code, params };
}
