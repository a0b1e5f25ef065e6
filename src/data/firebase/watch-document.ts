import { doc, type DocumentData, type Firestore, onSnapshot, waitForPendingWrites } from 'firebase/firestore';
import { appError, type AppError } from '#domain/errors/app-error.ts';
import { fail, type Result } from '#domain/shared/result.ts';
import { reportError } from '#lib/log.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import { firebaseCode, toAppError } from './failure.ts';

/**
 * Listens to one document. A document that does not exist is `missing`, unless the server could not be asked. A new
 * document whose creation is still on its way is shown meanwhile: the rules refuse to read what is not there yet, so
 * the server is asked again once it has answered the writes of this device.
 */
export function watchDocument<T>(
  database: Firestore,
  at: { readonly collection: string; readonly id: string },
  convert: (id: string, data: DocumentData) => Result<T>,
  missing: AppError,
  watcher: Watcher<T>,
): Unwatch {
  let told: string | null = null;
  let hasWaitingWrite = false;
  let isOver = false;
  let endListener: Unwatch = () => undefined;

  const failed = (error: unknown) => {
    if (!isOver) watcher.failed(toAppError(error, `data/${at.collection}`));
  };
  const listenAgain = async () => {
    try {
      await waitForPendingWrites(database);
    } catch (error) {
      return failed(error);
    }
    if (!isOver) listen();
  };
  const listen = () => {
    endListener = onSnapshot(
      doc(database, at.collection, at.id),
      // Metadata changes are included: the server's answer for a document that this device remembers as missing changes
      // the metadata alone.
      { includeMetadataChanges: true },
      (snapshot) => {
        hasWaitingWrite = snapshot.metadata.hasPendingWrites;
        const data = snapshot.data();
        const content = data === undefined ? null : JSON.stringify(data);
        if (content !== null && content === told) return;
        told = content;
        if (data === undefined) {
          watcher.next(fail(snapshot.metadata.fromCache ? appError('generic/offline') : missing));
          return;
        }
        const converted = convert(snapshot.id, data);
        if (!converted.ok) reportBadDocument(at.collection, snapshot.id, converted.error);
        watcher.next(converted);
      },
      (error) => {
        if (!hasWaitingWrite || firebaseCode(error) !== 'permission-denied') return failed(error);
        hasWaitingWrite = false;
        return void listenAgain();
      },
    );
  };
  listen();
  return () => {
    isOver = true;
    endListener();
  };
}

/** Reports a document that does not have the shape of its entity, by its address and its wrong field. */
export function reportBadDocument(collection: string, id: string, error: AppError): void {
  reportError(new Error(error.code), { where: `data/${collection}`, id, field: error.params?.['field'] ?? '' });
}
