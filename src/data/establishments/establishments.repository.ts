import type { Firestore } from 'firebase/firestore';
import { appError } from '#domain/errors/app-error.ts';
import type { Establishment } from '#domain/establishments/establishment.ts';
import { watchDocument } from '../firebase/watch-document.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import { establishmentFromDocument } from './establishment.converter.ts';

export type EstablishmentsRepository = {
  /** Listens to an establishment; 'zoo/not-found' when there is none. */
  watch(zooId: string, watcher: Watcher<Establishment>): Unwatch;
};

/** Returns the establishments of a database: the collection `zoo`. */
export function establishmentsRepository(database: Firestore): EstablishmentsRepository {
  return {
    watch: (zooId, watcher) =>
      watchDocument(
        database,
        { collection: 'zoo', id: zooId },
        establishmentFromDocument,
        appError('zoo/not-found'),
        watcher,
      ),
  };
}
