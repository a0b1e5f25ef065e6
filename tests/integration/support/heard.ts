import { expect, vi } from 'vitest';
import type { AppError } from '../../../src/domain/errors/app-error.ts';
import type { Result } from '../../../src/domain/shared/result.ts';
import type { Unwatch, Watcher } from '../../../src/data/live/watch.ts';

/** The reports of a listener so far; `failed` once it has ended by itself. */
export type Heard<T> = {
  readonly all: Result<T>[];
  failed: AppError | null;
  readonly end: Unwatch;
  /** the latest value */
  readonly value: () => T | undefined;
  /** waits until the latest value passes the check */
  readonly until: (check: (value: T) => void) => Promise<T>;
};

/** Starts a listener and records its reports. */
export function hear<T>(watch: (watcher: Watcher<T>) => Unwatch): Heard<T> {
  const all: Result<T>[] = [];
  const value = () => {
    const latest = all.at(-1);
    return latest?.ok === true ? latest.value : undefined;
  };
  const heard: Heard<T> = {
    all,
    failed: null,
    end: watch({ next: (result) => void all.push(result), failed: (error) => (heard.failed = error) }),
    value,
    until: (check) =>
      vi.waitFor(
        () => {
          expect(heard.failed).toBeNull();
          const latest = value();
          if (latest === undefined) throw new Error(`Nothing heard yet, or a failure: ${JSON.stringify(all.at(-1))}`);
          check(latest);
          return latest;
        },
        { timeout: 5_000, interval: 10 },
      ),
  };
  return heard;
}
