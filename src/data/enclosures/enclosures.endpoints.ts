import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import type { Movement } from '#domain/animals/movement.ts';
import { api } from '../api.ts';
import { liveQuery } from '../live/live-query.ts';
import type {
  EnclosureList,
  EnclosureMovesQuestion,
  OneEnclosure,
  SomeEnclosures,
  ZoneList,
} from './enclosure-list.ts';

export const enclosuresApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The enclosures of an establishment, archived ones included, live, by name. */
    enclosures: build.query<EnclosureList, string>(
      liveQuery<EnclosureList, string>('enclosures', async (repositories, zooId, watcher) =>
        (await repositories.enclosures()).watchAll(zooId, watcher),
      ),
    ),
    /** A few enclosures by their ids, live, by name: a page can name them without reading all. */
    someEnclosures: build.query<EnclosureList, SomeEnclosures>(
      liveQuery<EnclosureList, SomeEnclosures>('someEnclosures', async (repositories, question, watcher) =>
        (await repositories.enclosures()).watchSome(question, watcher),
      ),
    ),
    /** One enclosure, live; 'enclosure/not-found' when there is none of that id. */
    enclosure: build.query<Enclosure, OneEnclosure>(
      liveQuery<Enclosure, OneEnclosure>('enclosure', async (repositories, { enclosureId }, watcher) =>
        (await repositories.enclosures()).watchOne(enclosureId, watcher),
      ),
    ),
    /** The zones of an enclosure in their order, live. */
    zones: build.query<ZoneList, OneEnclosure>(
      liveQuery<ZoneList, OneEnclosure>('zones', async (repositories, { zooId, enclosureId }, watcher) =>
        (await repositories.enclosures()).watchZones(zooId, enclosureId, watcher),
      ),
    ),
    /** The latest moves into and out of an enclosure, live. */
    enclosureMoves: build.query<readonly Movement[], EnclosureMovesQuestion>(
      liveQuery<readonly Movement[], EnclosureMovesQuestion>(
        'enclosureMoves',
        async (repositories, question, watcher) => (await repositories.enclosures()).watchMoves(question, watcher),
      ),
    ),
  }),
});

export const {
  useEnclosuresQuery,
  useSomeEnclosuresQuery,
  useEnclosureQuery,
  useZonesQuery,
  useLazyZonesQuery,
  useEnclosureMovesQuery,
} = enclosuresApi;

/** The zones of an enclosure if another part of the page has read them; reads nothing itself. */
export const useKnownZones = enclosuresApi.endpoints.zones.useQueryState;
