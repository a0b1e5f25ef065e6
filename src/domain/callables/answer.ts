import * as z from 'zod/mini';
import type { AppError } from '../errors/app-error.ts';
import type { ErrorCode } from '../errors/catalogue.ts';
import { isErrorCode } from '../errors/is-error-code.ts';

/** The failure of a callable: `params` fill the placeholders of its sentence. */
export type CallableError = {
  readonly code: ErrorCode;
  readonly field?: string;
  readonly params?: AppError['params'];
};

/** The answer of every callable (specification, point 7): data, or a code of the error catalogue, never a stack. */
export type CallableAnswer<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly error: CallableError };

/** Returns the schema of the answer of a callable whose data has the schema `data`. */
export function answerSchema<T extends z.ZodMiniType>(data: T) {
  return z.union([
    z.object({ success: z.literal(true), data }),
    z.object({
      success: z.literal(false),
      error: z.object({
        code: z.custom<ErrorCode>(isErrorCode),
        field: z.optional(z.string()),
        params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
      }),
    }),
  ]);
}
