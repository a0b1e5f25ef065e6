import { doc, type Firestore, onSnapshot } from 'firebase/firestore';
import { ok } from '#domain/shared/result.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import { toAppError } from './failure.ts';

/** How long the device's own copy may stand in for the server before the server counts as out of reach. */
const PATIENCE_MS = 10_000;

/**
 * Listens for whether the server can be reached, which the browser does not know: a Wi-Fi without internet is a network to it.
 * `at` is a document that the person may read; one that is listened to already costs no further read. Says true as soon as the
 * server has answered for it, and false once only this device has for `patienceMs`.
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
