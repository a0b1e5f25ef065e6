import type { CallableAnswer } from '../../../src/domain/callables/answer.ts';
import type { ErrorCode } from '../../../src/domain/errors/catalogue.ts';

/** What a function answers instead of its data. */
export type Refusal = Extract<CallableAnswer<never>, { success: false }>;

/** Returns the refusal with this code, at the field of the request it belongs to, if it belongs to one. */
export function refuse(code: ErrorCode, field?: string): Refusal {
  return { success: false, error: field === undefined ? { code } : { code, field } };
}

/** Returns whether something is a refusal rather than what was asked for. */
export function isRefusal(value: object): value is Refusal {
  return 'success' in value && value.success === false;
}
