import { type DocumentData, onSnapshot, type Query, type QuerySnapshot } from 'firebase/firestore';
import { ok, type Result } from '#domain/shared/result.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import { toAppError } from './failure.ts';
import { reportBadDocument } from './watch-document.ts';

/** What several queries found together, each document once. */
export type Found<T> = {
  readonly items: readonly T[];
  /** documents with a write the server has not answered */
  readonly waitingIds: readonly string[];
  /** whether any of it is what this device remembers, not what the server says now */
  readonly isFromCache: boolean;
  /** documents without the shape of their entity, left out and reported */
  readonly unreadable: number;
  /** how many documents there were, the unreadable ones included */
  readonly size: number;
  /** what each query found, in their order: how many documents, and the last of them */
  readonly found: readonly { readonly size: number; readonly last: DocumentData | undefined }[];
};

/**
 * Listens to several queries of one collection as if they were one: says nothing before each has answered once, and
 * then one thing per change, also when the change moves a document from one query to another.
 */
export function watchQueries<T>(
  collection: string,
  queries: readonly Query[],
  convert: (id: string, data: DocumentData) => Result<T>,
  watcher: Watcher<Found<T>>,
): Unwatch {
  const snapshots = new Map<Query, QuerySnapshot>();
  const reported = new Set<string>();
  let isScheduled = false;
  let isOver = false;

  const emit = () => {
    isScheduled = false;
    if (isOver || snapshots.size < queries.length) return;
    const inOrder = queries.map((query) => snapshots.get(query)).filter((snapshot) => snapshot !== undefined);
    watcher.next(ok(gather(inOrder, convert, onBad)));
  };
  const onBad = (id: string, error: Parameters<typeof reportBadDocument>[2]) => {
    if (reported.has(id)) return;
    reported.add(id);
    reportBadDocument(collection, id, error);
  };
  const unwatch = () => {
    isOver = true;
    for (const end of ends) end();
  };
  const ends = queries.map((query) =>
    onSnapshot(
      query,
      { includeMetadataChanges: true },
      (snapshot) => {
        snapshots.set(query, snapshot);
        if (isScheduled) return;
        isScheduled = true;
        // One write is told to all queries in one go; only then is the picture whole.
        queueMicrotask(emit);
      },
      (error) => {
        if (isOver) return;
        unwatch();
        watcher.failed(toAppError(error, `data/${collection}`));
      },
    ),
  );
  return unwatch;
}

function gather<T>(
  snapshots: readonly QuerySnapshot[],
  convert: (id: string, data: DocumentData) => Result<T>,
  onBad: (id: string, error: Parameters<typeof reportBadDocument>[2]) => void,
): Found<T> {
  const documents = new Map(snapshots.flatMap((snapshot) => snapshot.docs.map((one) => [one.id, one] as const)));
  const items: T[] = [];
  const waitingIds: string[] = [];
  for (const [id, document] of documents) {
    const converted = convert(id, document.data());
    if (!converted.ok) {
      onBad(id, converted.error);
      continue;
    }
    items.push(converted.value);
    if (document.metadata.hasPendingWrites) waitingIds.push(id);
  }
  return {
    items,
    waitingIds,
    isFromCache: snapshots.some((snapshot) => snapshot.metadata.fromCache),
    unreadable: documents.size - items.length,
    size: documents.size,
    found: snapshots.map(({ docs }) => ({ size: docs.length, last: docs.at(-1)?.data() })),
  };
}
