import type { Sector } from '#domain/sectors/sector.ts';
import { api } from '../api.ts';
import { liveQuery } from '../live/live-query.ts';

export const sectorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The sectors of an establishment, live, ordered by name. */
    sectors: build.query<Sector[], string>(
      liveQuery<Sector[], string>('sectors', async (repositories, zooId, watcher) =>
        (await repositories.sectors()).watchAll(zooId, watcher),
      ),
    ),
  }),
});

export const { useSectorsQuery } = sectorsApi;
