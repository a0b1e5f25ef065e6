import { appError } from '#domain/errors/app-error.ts';
import { fail, type Result } from '#domain/shared/result.ts';
import { reportError } from '#lib/log.ts';
import type { Unwatch, Watcher } from './watch.ts';

type Start = (watcher: Watcher<unknown>) => Promise<Unwatch>;

/** What a cache entry can be told. */
type Outlet = {
  /** puts new data into an entry that shows data */
  readonly publish: (data: unknown) => void;
  /** makes the entry ask again, which is how it goes into an error and out of it */
  readonly askAgain: () => void;
};

type Entry = {
  unwatch: Unwatch | null;
  isListening: boolean;
  /** an end of the listener that the cache entry has not been told yet */
  isUntold: boolean;
  latest: Result<unknown> | null;
  shows: 'nothing' | 'data' | 'error';
  /** why it shows an error */
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
    /** Says where the news of an entry go, from the moment the cache has it. */
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

    /** Publishes what came while the cache was busy with an older answer. */
    catchUp(key: string): void {
      const entry = entries.get(key);
      if (entry) deliver(entry);
    },

    /** Ends the entry's listener; nothing more is said. */
    close(key: string): void {
      const entry = entries.get(key);
      entries.delete(key);
      if (!entry) return;
      entry.outlet = null;
      entry.isListening = false;
      entry.unwatch?.();
      settle(entry, fail(appError('generic/loading-error')));
    },

    /** How many listeners are open. */
    count: () => [...entries.values()].filter((entry) => entry.isListening).length,
  };
}

function listen(entry: Entry, start: Start): void {
  entry.isListening = true;
  entry.latest = null;
  // A listener that was replaced or closed while it was being started says nothing.
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
      // Who signs out closes the database under what was just being started: that is no failure.
      if (!isCurrent || !entry.isListening) return;
      // The part of the product that listens could not be loaded, or the database not be opened.
      reportError(error, { where: 'data/live' });
      end(entry, fail(appError('generic/load-failed')));
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

/** Answers those who wait for a first value; false when nobody does. */
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
  // An error may give way to another one: "no network" to "not found".
  else if (latest.ok || latest.error.code !== shownCode) outlet.askAgain();
}
