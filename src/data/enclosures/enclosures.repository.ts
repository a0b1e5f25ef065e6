import { collection, type Firestore, limit, orderBy, query, where } from 'firebase/firestore';
import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import type { Movement } from '#domain/animals/movement.ts';
import { MAX_ZONES } from '#domain/enclosures/zone.ts';
import { appError } from '#domain/errors/app-error.ts';
import { ok } from '#domain/shared/result.ts';
import { watchDocument } from '../firebase/watch-document.ts';
import { queriesByIds } from '../firebase/queries-by-ids.ts';
import { type Found, watchQueries } from '../firebase/watch-queries.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import { enclosureFromDocument, zoneFromDocument } from './enclosure.converter.ts';
import {
  type EnclosureList,
  type EnclosureMovesQuestion,
  MAX_ENCLOSURES,
  type SomeEnclosures,
  type ZoneList,
} from './enclosure-list.ts';
import { watchEnclosureMoves } from './enclosure-moves.ts';
import { type EnclosureWrites, enclosureWrites } from './enclosure-writes.ts';
import type { PlanCalls } from './plan-calls.ts';

// The lists of tasks name enclosures: the library of the calls is fetched with the first of them.
const calls = async () => (await import('./plan-calls.ts')).planCalls;

export type EnclosuresRepository = EnclosureWrites &
  PlanCalls & {
    /** Listens to the enclosures of an establishment, archived ones included, by name. */
    watchAll(zooId: string, watcher: Watcher<EnclosureList>): Unwatch;
    /** Listens to a few enclosures by their ids, by name; one that is gone is not in the list. */
    watchSome(question: SomeEnclosures, watcher: Watcher<EnclosureList>): Unwatch;
    /** Listens to one enclosure; 'enclosure/not-found' when there is none of that id. */
    watchOne(enclosureId: string, watcher: Watcher<Enclosure>): Unwatch;
    /** Listens to the zones of an enclosure, in their order. */
    watchZones(zooId: string, enclosureId: string, watcher: Watcher<ZoneList>): Unwatch;
    /** Listens to the latest moves into and out of an enclosure, the latest first. */
    watchMoves(question: EnclosureMovesQuestion, watcher: Watcher<readonly Movement[]>): Unwatch;
  };

/** Returns the enclosures of a database. */
export function enclosuresRepository(database: Firestore): EnclosuresRepository {
  return {
    ...enclosureWrites(database),
    saveArea: async (request) => (await calls()).saveArea(request),
    removeArea: async (request) => (await calls()).removeArea(request),

    watchAll(zooId, watcher) {
      const all = query(
        collection(database, 'enclosures'),
        where('zooId', '==', zooId),
        orderBy('enclosureName'),
        limit(MAX_ENCLOSURES),
      );
      return watchQueries('enclosures', [all], enclosureFromDocument, asList(watcher));
    },

    watchSome({ zooId, enclosureIds }, watcher) {
      const some = queriesByIds(database, { collection: 'enclosures', zooId }, enclosureIds);
      return watchQueries('enclosures', some, enclosureFromDocument, asList(watcher));
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
      const inOrder = query(
        collection(database, 'enclosures', enclosureId, 'zones'),
        where('zooId', '==', zooId),
        orderBy('position'),
        limit(MAX_ZONES),
      );
      return watchQueries('zones', [inOrder], zoneFromDocument, {
        next(found) {
          if (!found.ok) return watcher.next(found);
          const { items, waitingIds, unreadable } = found.value;
          const zones = items.toSorted((a, b) => a.position - b.position || (a.zoneId < b.zoneId ? -1 : 1));
          return watcher.next(ok({ zones, waitingIds, unreadable }));
        },
        failed: watcher.failed,
      });
    },

    watchMoves: (question, watcher) => watchEnclosureMoves(database, question, watcher),
  };
}

function asList(watcher: Watcher<EnclosureList>): Watcher<Found<Enclosure>> {
  return {
    next(found) {
      if (!found.ok) return watcher.next(found);
      const { items, size, isFromCache, unreadable, waitingIds } = found.value;
      return watcher.next(
        ok({
          enclosures: items.toSorted(byName),
          isCut: size === MAX_ENCLOSURES,
          isFromCache,
          unreadable,
          waitingIds,
        }),
      );
    },
    failed: watcher.failed,
  };
}

// Firestore orders by bytes: "Étang" would come after "Zone".
function byName(a: Enclosure, b: Enclosure): number {
  return (
    a.enclosureName.localeCompare(b.enclosureName, 'fr', { numeric: true }) ||
    a.enclosureId.localeCompare(b.enclosureId)
  );
}
