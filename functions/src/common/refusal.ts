import type { CallableAnswer } from '../../../src/domain/callables/answer.ts';
import type { AppError } from '../../../src/domain/errors/app-error.ts';
import type { ErrorCode } from '../../../src/domain/errors/catalogue.ts';

/** The answer of a function that refuses a request. */
export type Refusal = Extract<CallableAnswer<never>, { success: false }>;

/** Returns the refusal with this code, at its field of the request if it has one; `params` fill its sentence. */
export function refuse(code: ErrorCode, field?: string, params?: AppError['params']): Refusal {
  const at = field === undefined ? { code } : { code, field };
  return { success: false, error: params === undefined ? at : { ...at, params } };
}

/** Returns whether a value, of whatever shape, is a refusal. */
export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'success' in value && value.success === false;
}
