import type { AppError } from '#domain/errors/app-error.ts';
import { ok, type Result } from '#domain/shared/result.ts';

/** Who is told of what a listener sees. */
export type Watcher<T> = {
  /** a value, or why the present one cannot be used; the listener goes on either way */
  readonly next: (result: Result<T>) => void;
  /** the listener has ended by itself and will say no more */
  readonly failed: (error: AppError) => void;
};

/** Ends a listener. */
export type Unwatch = () => void;

/** Returns a watcher of other values that hands each to this one, as `map` makes it. */
export function mapped<From, To>(watcher: Watcher<To>, map: (value: From) => To): Watcher<From> {
  return {
    next: (result) => watcher.next(result.ok ? ok(map(result.value)) : result),
    failed: watcher.failed,
  };
}
