import type { AppError } from '../../../src/domain/errors/app-error.ts';
import { ok, type Result } from '../../../src/domain/shared/result.ts';
import type { Latest } from '../../../src/data/live/latest.ts';
import type { Unwatch, Watcher } from '../../../src/data/live/watch.ts';

/** A listener's source that a test moves by hand. */
export type LiveSource<T> = {
  /** listens like a repository's `watch…`; a known value comes a moment later */
  readonly watch: (watcher: Watcher<T>) => Unwatch;
  /** sends a result to everybody who listens, and to later listeners */
  readonly say: (result: Result<T>) => void;
  readonly show: (value: T) => void;
  /** ends every listener, as a refusing server does */
  readonly breakOff: (error: AppError) => void;
  readonly listeners: () => number;
};

/** Returns a source with the value `first`, or without one yet. */
export function liveSource<T>(first?: T): LiveSource<T> {
  let latest: Result<T> | null = first === undefined ? null : ok(first);
  const watchers = new Set<Watcher<T>>();
  const say = (result: Result<T>) => {
    latest = result;
    for (const watcher of watchers) watcher.next(result);
  };
  return {
    watch(watcher) {
      watchers.add(watcher);
      queueMicrotask(() => {
        if (watchers.has(watcher) && latest !== null) watcher.next(latest);
      });
      return () => void watchers.delete(watcher);
    },
    say,
    show: (value) => say(ok(value)),
    breakOff(error) {
      const ended = [...watchers];
      watchers.clear();
      for (const watcher of ended) watcher.failed(error);
    },
    listeners: () => watchers.size,
  };
}

/** Returns a log that has these entries and no older ones. */
export function allOf<T>(items: readonly T[]): Latest<T> {
  return { items, hasMore: false, unreadable: 0, waitingIds: [] };
}
