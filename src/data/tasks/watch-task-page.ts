import type { Query } from 'firebase/firestore';
import { ok } from '#domain/shared/result.ts';
import { watchQueries } from '../firebase/watch-queries.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import type { TaskPage } from './task-lists.ts';
import { type PageOrder, pageOf } from './task-page.ts';
import { taskFromDocument } from './task.converter.ts';

/** The factor by which a query reads further when its result does not fill the page. */
const FURTHER = 4;
/** The most documents that one query of a list reads: beyond them the list says that there may be more. */
const MAX_READ = 2_000;

/**
 * Listens to the first page of a list whose queries also find tasks that do not belong to it: it reads on, within
 * bounds, until the page is full or nothing is left, and reports only complete pages. `queriesOf` returns the queries,
 * each cut after that number of documents.
 */
export function watchTaskPage(
  queriesOf: (most: number) => readonly Query[],
  order: PageOrder,
  watcher: Watcher<TaskPage>,
): Unwatch {
  let unwatch: Unwatch = () => {};
  const listen = (most: number) => {
    const queries = queriesOf(most);
    unwatch = watchQueries('tasks', queries, taskFromDocument, {
      next(found) {
        if (!found.ok) return watcher.next(found);
        const { page, isShort } = pageOf(found.value, order, most);
        if (!isShort || most >= MAX_READ) return watcher.next(ok(page));
        unwatch();
        return listen(Math.min(MAX_READ, most * FURTHER));
      },
      failed: watcher.failed,
    });
    if (queries.length === 0) watcher.next(ok(EMPTY));
  };
  listen(order.size + 1);
  return () => unwatch();
}

const EMPTY: TaskPage = { tasks: [], waitingIds: [], isFromCache: false, hasMore: false, unreadable: 0 };
