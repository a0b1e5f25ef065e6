import type { CallableAnswer } from '../../../src/domain/callables/answer.ts';
import type { ErrorCode } from '../../../src/domain/errors/catalogue.ts';

/** The answer of a function that refuses a request. */
export type Refusal = Extract<CallableAnswer<never>, { success: false }>;

/** Returns the refusal with this code, at its field of the request if it has one. */
export function refuse(code: ErrorCode, field?: string): Refusal {
  return { success: false, error: field === undefined ? { code } : { code, field } };
}

/** Returns whether a value, of whatever shape, is a refusal. */
export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'success' in value && value.success === false;
}
