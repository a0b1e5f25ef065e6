import { type DocumentData, limit, query, type Query } from 'firebase/firestore';
import { ok, type Result } from '#domain/shared/result.ts';
import type { Latest } from '../live/latest.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import { watchQueries } from './watch-queries.ts';

/**
 * Listens to the latest entries of a log. `log` is ordered with the newest first and has no limit of its own: one
 * document more than `count` is read, which tells whether there are more. `order` sorts the entries as the query does:
 * the listener of a device may bring its own new entry at another place.
 */
export function watchLatest<T>(
  name: string,
  log: Query,
  { count, order }: { readonly count: number; readonly order: (one: T, other: T) => number },
  convert: (id: string, data: DocumentData) => Result<T>,
  watcher: Watcher<Latest<T>>,
): Unwatch {
  return watchQueries(name, [query(log, limit(count + 1))], convert, {
    next(found) {
      if (!found.ok) return watcher.next(found);
      const { items, size, unreadable, waitingIds } = found.value;
      const latest = items.toSorted(order).slice(0, count);
      return watcher.next(ok({ items: latest, hasMore: size > count, unreadable, waitingIds }));
    },
    failed: watcher.failed,
  });
}
