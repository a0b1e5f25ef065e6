import type { AppError } from '#domain/errors/app-error.ts';
import { ok, type Result } from '#domain/shared/result.ts';

/** The callbacks of a listener. */
export type Watcher<T> = {
  /** a value, or the error of the present one; the listener goes on either way */
  readonly next: (result: Result<T>) => void;
  /** the listener has ended by itself and will not call back again */
  readonly failed: (error: AppError) => void;
};

/** Ends a listener. */
export type Unwatch = () => void;

/** Returns a watcher of other values that passes each one on after `map`. */
export function mapped<From, To>(watcher: Watcher<To>, map: (value: From) => To): Watcher<From> {
  return {
    next: (result) => watcher.next(result.ok ? ok(map(result.value)) : result),
    failed: watcher.failed,
  };
}
