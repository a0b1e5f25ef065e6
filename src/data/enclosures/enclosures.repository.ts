import { collection, type Firestore, limit, orderBy, query, where } from 'firebase/firestore';
import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import { MOST_ZONES, type Zone } from '#domain/enclosures/zone.ts';
import { appError } from '#domain/errors/app-error.ts';
import { ok } from '#domain/shared/result.ts';
import { watchDocument } from '../firebase/watch-document.ts';
import { watchQueries } from '../firebase/watch-queries.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import { enclosureFromDocument, zoneFromDocument } from './enclosure.converter.ts';
import { type EnclosureList, MOST_ENCLOSURES } from './enclosure-list.ts';

export type EnclosuresRepository = {
  /** Listens to the enclosures of an establishment, archived ones included, by name. */
  watchAll(zooId: string, watcher: Watcher<EnclosureList>): Unwatch;
  /** Listens to one enclosure; 'enclosure/not-found' when there is none of that id. */
  watchOne(enclosureId: string, watcher: Watcher<Enclosure>): Unwatch;
  /** Listens to the zones of an enclosure, in their order. */
  watchZones(zooId: string, enclosureId: string, watcher: Watcher<readonly Zone[]>): Unwatch;
};

/** Returns the enclosures of a database. */
export function enclosuresRepository(database: Firestore): EnclosuresRepository {
  return {
    watchAll(zooId, watcher) {
      const all = query(
        collection(database, 'enclosures'),
        where('zooId', '==', zooId),
        orderBy('enclosureName'),
        limit(MOST_ENCLOSURES),
      );
      return watchQueries('enclosures', [all], enclosureFromDocument, {
        next(found) {
          if (!found.ok) return watcher.next(found);
          const { items, size, unreadable, waitingIds } = found.value;
          return watcher.next(
            ok({ enclosures: items.toSorted(byName), isCut: size === MOST_ENCLOSURES, unreadable, waitingIds }),
          );
        },
        failed: watcher.failed,
      });
    },

    watchOne: (enclosureId, watcher) =>
      watchDocument(
        database,
        { collection: 'enclosures', id: enclosureId },
        enclosureFromDocument,
        appError('enclosure/not-found'),
        watcher,
      ),

    watchZones(zooId, enclosureId, watcher) {
      const zones = query(
        collection(database, 'enclosures', enclosureId, 'zones'),
        where('zooId', '==', zooId),
        orderBy('position'),
        limit(MOST_ZONES),
      );
      return watchQueries('zones', [zones], zoneFromDocument, {
        next: (found) => watcher.next(found.ok ? ok(found.value.items) : found),
        failed: watcher.failed,
      });
    },
  };
}

// Firestore orders by bytes: "Étang" would come after "Zone".
function byName(a: Enclosure, b: Enclosure): number {
  return (
    a.enclosureName.localeCompare(b.enclosureName, 'fr', { numeric: true }) ||
    a.enclosureId.localeCompare(b.enclosureId)
  );
}
