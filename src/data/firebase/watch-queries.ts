import { type DocumentData, onSnapshot, type Query, type QuerySnapshot } from 'firebase/firestore';
import { ok, type Result } from '#domain/shared/result.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import { toAppError } from './failure.ts';
import { reportBadDocument } from './watch-document.ts';

/** The documents that several queries found together, each once. */
export type Found<T> = {
  readonly items: readonly T[];
  /** documents with a write the server has not answered */
  readonly waitingIds: readonly string[];
  /** whether any of them comes from this device's copy, without the server's confirmation */
  readonly isFromCache: boolean;
  /** documents without the shape of their entity, left out and reported */
  readonly unreadable: number;
  /** number of documents, the unreadable ones included */
  readonly size: number;
  /** the result of each query, in their order: the number of documents, and the last of them */
  readonly found: readonly { readonly size: number; readonly last: DocumentData | undefined }[];
};

/**
 * Listens to several queries of one collection as if they were one: calls back once each has answered, then once per
 * change, also when the change moves a document from one query to another.
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
        // Firestore announces one write to all queries in one task; the result is complete only after that task.
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
