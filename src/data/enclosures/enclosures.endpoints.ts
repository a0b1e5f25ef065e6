import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import type { Zone } from '#domain/enclosures/zone.ts';
import { api } from '../api.ts';
import { liveQuery } from '../live/live-query.ts';
import type { EnclosureList, OneEnclosure } from './enclosure-list.ts';

export const enclosuresApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The enclosures of an establishment, archived ones included, live, by name. */
    enclosures: build.query<EnclosureList, string>(
      liveQuery<EnclosureList, string>('enclosures', async (repositories, zooId, watcher) =>
        (await repositories.enclosures()).watchAll(zooId, watcher),
      ),
    ),
    /** One enclosure, live; 'enclosure/not-found' when there is none of that id. */
    enclosure: build.query<Enclosure, OneEnclosure>(
      liveQuery<Enclosure, OneEnclosure>('enclosure', async (repositories, { enclosureId }, watcher) =>
        (await repositories.enclosures()).watchOne(enclosureId, watcher),
      ),
    ),
    /** The zones of an enclosure in their order, live. */
    zones: build.query<readonly Zone[], OneEnclosure>(
      liveQuery<readonly Zone[], OneEnclosure>('zones', async (repositories, { zooId, enclosureId }, watcher) =>
        (await repositories.enclosures()).watchZones(zooId, enclosureId, watcher),
      ),
    ),
  }),
});

export const { useEnclosuresQuery, useEnclosureQuery, useZonesQuery } = enclosuresApi;
