import { doc, type Firestore, onSnapshot } from 'firebase/firestore';
import type * as z from 'zod/mini';
import { ok } from '#domain/shared/result.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import { toAppError } from './failure.ts';
import { parseDocument } from './parse-document.ts';
import { reportBadDocument } from './watch-document.ts';

/** Listens to a document that the server keeps for many readers; `empty` while there is none. */
export function watchBundle<T>(
  database: Firestore,
  at: { readonly collection: string; readonly id: string; readonly schema: z.ZodMiniType<T>; readonly empty: T },
  watcher: Watcher<T>,
): Unwatch {
  return onSnapshot(
    doc(database, at.collection, at.id),
    (snapshot) => {
      const data = snapshot.data();
      if (data === undefined) return watcher.next(ok(at.empty));
      const read = parseDocument(at.schema, at.id, data);
      if (!read.ok) reportBadDocument(at.collection, at.id, read.error);
      return watcher.next(read);
    },
    (error) => watcher.failed(toAppError(error, `data/${at.collection}`)),
  );
}
