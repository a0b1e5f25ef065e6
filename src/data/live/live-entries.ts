import { appError } from '#domain/errors/app-error.ts';
import { fail, type Result } from '#domain/shared/result.ts';
import { reportError } from '#lib/log.ts';
import type { Unwatch, Watcher } from './watch.ts';

type Start = (watcher: Watcher<unknown>) => Promise<Unwatch>;

/** The callbacks of a cache entry. */
type Outlet = {
  /** puts new data into an entry that shows data */
  readonly publish: (data: unknown) => void;
  /** makes the entry run its query again, so that it shows an error or stops showing one */
  readonly askAgain: () => void;
};

type Entry = {
  unwatch: Unwatch | null;
  isListening: boolean;
  /** whether the cache entry does not know yet that the listener has ended */
  isUntold: boolean;
  latest: Result<unknown> | null;
  shows: 'nothing' | 'data' | 'error';
  /** the code of the error that the entry shows */
  shownCode: string | null;
  waiting: ((result: Result<unknown>) => void)[];
  outlet: Outlet | null;
};

/** The listeners behind the live queries of one store, one per cache entry. */
export type LiveEntries = ReturnType<typeof liveEntries>;

/** Returns an empty set of listeners. */
export function liveEntries() {
  const entries = new Map<string, Entry>();

  const entryOf = (key: string): Entry => {
    let entry = entries.get(key);
    if (entry === undefined) {
      entry = {
        unwatch: null,
        isListening: false,
        isUntold: false,
        latest: null,
        shows: 'nothing',
        shownCode: null,
        waiting: [],
        outlet: null,
      };
      entries.set(key, entry);
    }
    return entry;
  };

  return {
    /** Sets the callbacks of an entry, from the moment the cache has it. */
    connect(key: string, outlet: Outlet): void {
      entryOf(key).outlet = outlet;
    },

    /** Returns the entry's present value, starting its listener if there is none (any more). */
    async read(key: string, start: Start): Promise<Result<unknown>> {
      const entry = entryOf(key);
      if (!entry.isListening && !entry.isUntold) listen(entry, start);
      entry.isUntold = false;
      const result = entry.latest ?? (await new Promise<Result<unknown>>((resolve) => entry.waiting.push(resolve)));
      entry.shows = result.ok ? 'data' : 'error';
      entry.shownCode = result.ok ? null : result.error.code;
      return result;
    },

    /** Publishes the values that came while the cache was busy with an older answer. */
    catchUp(key: string): void {
      const entry = entries.get(key);
      if (entry) deliver(entry);
    },

    /** Ends the entry's listener, which then calls back no more. */
    close(key: string): void {
      const entry = entries.get(key);
      entries.delete(key);
      if (!entry) return;
      entry.outlet = null;
      entry.isListening = false;
      entry.unwatch?.();
      settle(entry, fail(appError('generic/loading-error')));
    },

    /** Returns the number of open listeners. */
    count: () => [...entries.values()].filter((entry) => entry.isListening).length,
  };
}

function listen(entry: Entry, start: Start): void {
  entry.isListening = true;
  entry.latest = null;
  // A listener that was replaced or closed while it was being started calls back no more.
  let isCurrent = true;
  const unwatchLater = start({
    next: (result) => {
      if (!isCurrent || !entry.isListening) return;
      entry.latest = result;
      if (!settle(entry, result)) deliver(entry);
    },
    failed: (error) => {
      if (!isCurrent || !entry.isListening) return;
      isCurrent = false;
      end(entry, fail(error));
    },
  });
  unwatchLater.then(
    (unwatch) => {
      if (isCurrent && entry.isListening) entry.unwatch = unwatch;
      else unwatch();
    },
    (error: unknown) => {
      // A sign-out closes the database under a listener that is just being started: that is no failure.
      if (!isCurrent || !entry.isListening) return;
      // The code of the listener could not be loaded, or the database not be opened.
      reportError(error, { where: 'data/live' });
      end(entry, fail(appError('generic/not-connected')));
    },
  );
}

function end(entry: Entry, result: Result<unknown>): void {
  entry.isListening = false;
  entry.unwatch = null;
  entry.latest = result;
  if (settle(entry, result)) return;
  entry.isUntold = true;
  entry.outlet?.askAgain();
}

/** Answers the callers who wait for a first value; returns false when there are none. */
function settle(entry: Entry, result: Result<unknown>): boolean {
  if (entry.waiting.length === 0) return false;
  const { waiting } = entry;
  entry.waiting = [];
  for (const resolve of waiting) resolve(result);
  return true;
}

function deliver(entry: Entry): void {
  const { latest, outlet, shows, shownCode } = entry;
  if (latest === null || outlet === null || shows === 'nothing') return;
  if (latest.ok && shows === 'data') outlet.publish(latest.value);
  // One error may replace another: "not found" after "no network".
  else if (latest.ok || latest.error.code !== shownCode) outlet.askAgain();
}
