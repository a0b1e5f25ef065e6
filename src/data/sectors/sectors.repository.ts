import { collection, type Firestore, limit, orderBy, query, where } from 'firebase/firestore';
import type { Sector } from '#domain/sectors/sector.ts';
import { ok } from '#domain/shared/result.ts';
import { watchQueries } from '../firebase/watch-queries.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import { sectorFromDocument } from './sector.converter.ts';
import type { SectorWrites } from './sector-writes.ts';

/** The most sectors of one list, more than any park has: every list has a limit. */
const MAX_SECTORS = 200;

export type SectorsRepository = SectorWrites & {
  /** Listens to the sectors of an establishment, ordered by name. */
  watchAll(zooId: string, watcher: Watcher<Sector[]>): Unwatch;
};

/** Returns the sectors of a database. */
export function sectorsRepository(database: Firestore): SectorsRepository {
  // The first screen lists sectors and changes none.
  const writes = async () => (await import('./sector-writes.ts')).sectorWrites(database);
  return {
    create: async (sector) => (await writes()).create(sector),
    change: async (change) => (await writes()).change(change),

    watchAll(zooId, watcher) {
      const all = query(
        collection(database, 'sectors'),
        where('zooId', '==', zooId),
        orderBy('sectorName'),
        limit(MAX_SECTORS),
      );
      return watchQueries('sectors', [all], sectorFromDocument, {
        next: (found) => watcher.next(found.ok ? ok([...found.value.items].toSorted(byName)) : found),
        failed: watcher.failed,
      });
    },
  };
}

// Firestore orders by bytes: "Étang" would come after "Zone".
function byName(a: Sector, b: Sector): number {
  return a.sectorName.localeCompare(b.sectorName, 'fr') || a.sectorId.localeCompare(b.sectorId);
}
