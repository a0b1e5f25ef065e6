import type { AppError } from '#domain/errors/app-error.ts';
import type { Result } from '#domain/shared/result.ts';

/** Returns a result in the form in which endpoints answer. */
export function answerOf<T>(result: Result<T>): { data: T } | { error: AppError } {
  return result.ok ? { data: result.value } : { error: result.error };
}
