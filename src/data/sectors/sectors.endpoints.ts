import type { Sector } from '#domain/sectors/sector.ts';
import { api } from '../api.ts';
import { dependenciesOf } from '../dependencies.ts';
import { liveQuery } from '../live/live-query.ts';
import { writtenLocally } from '../written.ts';
import type { ChangedSector, NewSector } from './sector-changes.ts';

type Nothing = Record<string, never>;
const repositoryOf = (extra: unknown) => dependenciesOf(extra).repositories.sectors();

export const sectorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The sectors of an establishment, live, ordered by name. */
    sectors: build.query<Sector[], string>(
      liveQuery<Sector[], string>('sectors', async (repositories, zooId, watcher) =>
        (await repositories.sectors()).watchAll(zooId, watcher),
      ),
    ),
    /** Creates a sector; without a network it is sent later. */
    createSector: build.mutation<Nothing, NewSector>({
      queryFn: async (sector, { extra, dispatch }) =>
        writtenLocally((await repositoryOf(extra)).create(sector), dispatch),
    }),
    /** Changes a sector or its team; without a network it is sent later. */
    changeSector: build.mutation<Nothing, ChangedSector>({
      queryFn: async (change, { extra, dispatch }) =>
        writtenLocally((await repositoryOf(extra)).change(change), dispatch),
    }),
  }),
});

export const { useSectorsQuery, useCreateSectorMutation, useChangeSectorMutation } = sectorsApi;
