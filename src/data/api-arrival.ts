import type { Middleware, Reducer } from '@reduxjs/toolkit';
import type { setupListeners } from '@reduxjs/toolkit/query';

/** What a store takes over from the cache of server data. */
export type ServerCache = {
  readonly reducerPath: 'api';
  readonly reducer: Reducer;
  readonly middleware: Middleware;
  /** tells the cache when the browser finds its network again */
  readonly listen: typeof setupListeners;
};

type Join = (cache: ServerCache) => void;

// The cache is the heaviest part of the store and the sign-in page asks nothing of it: it comes with the first module
// that has a question to the server, and stores that are open by then take it in.
let arrived: ServerCache | null = null;
const waiting = new Set<Join>();

/** Calls back with the cache, at once if its code is loaded, else when it is. */
export function whenCacheArrives(join: Join): void {
  if (arrived === null) waiting.add(join);
  else join(arrived);
}

/** The code of the cache is loaded. */
export function cacheArrived(cache: ServerCache): void {
  arrived = cache;
  for (const join of waiting) join(cache);
  waiting.clear();
}
