import { doc, type Firestore, onSnapshot } from 'firebase/firestore';
import { ok } from '#domain/shared/result.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import { toAppError } from './failure.ts';

/** The time for which the device's own copy may replace the server before the server counts as out of reach. */
const PATIENCE_MS = 10_000;

/**
 * Listens for whether the server can be reached; the browser does not know, since a Wi-Fi without internet is a network
 * to it. `at` is a document that the person may read; if there is a listener on it already, this costs no further read.
 * Reports true as soon as the server has answered for it, and false once only this device has answered for
 * `patienceMs`.
 */
export function watchServerReach(
  database: Firestore,
  at: { readonly collection: string; readonly id: string },
  watcher: Watcher<boolean>,
  patienceMs = PATIENCE_MS,
): Unwatch {
  let patience: ReturnType<typeof setTimeout> | undefined;
  const unwatch = onSnapshot(
    doc(database, at.collection, at.id),
    { includeMetadataChanges: true },
    ({ metadata }) => {
      if (metadata.fromCache) {
        patience ??= setTimeout(() => watcher.next(ok(false)), patienceMs);
        return;
      }
      clearTimeout(patience);
      patience = undefined;
      watcher.next(ok(true));
    },
    (error) => {
      clearTimeout(patience);
      watcher.failed(toAppError(error, `data/${at.collection}`));
    },
  );
  return () => {
    clearTimeout(patience);
    unwatch();
  };
}
