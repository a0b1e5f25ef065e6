import type { Middleware, Reducer } from '@reduxjs/toolkit';
import type { setupListeners } from '@reduxjs/toolkit/query';

/** The parts of the cache of server data that a store needs. */
export type ServerCache = {
  readonly reducerPath: 'api';
  readonly reducer: Reducer;
  readonly middleware: Middleware;
  /** tells the cache when the browser finds its network again */
  readonly listen: typeof setupListeners;
};

type Join = (cache: ServerCache) => void;

// The cache is the heaviest part of the store and the sign-in page reads nothing with it: it arrives with the first
// module that queries the server, and stores that are open by then add it.
let arrived: ServerCache | null = null;
const waiting = new Set<Join>();

/** Calls back with the cache, at once if its code is loaded, else when it is. */
export function whenCacheArrives(join: Join): void {
  if (arrived === null) waiting.add(join);
  else join(arrived);
}

/** Adds the loaded cache to every store that waits for it. */
export function cacheArrived(cache: ServerCache): void {
  arrived = cache;
  for (const join of waiting) join(cache);
  waiting.clear();
}
