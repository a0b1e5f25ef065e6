import type { Establishment } from '#domain/establishments/establishment.ts';
import { api } from '../api.ts';
import { liveQuery } from '../live/live-query.ts';

export const establishmentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** An establishment, live. */
    establishment: build.query<Establishment, string>(
      liveQuery<Establishment, string>('establishment', async (repositories, zooId, watcher) =>
        (await repositories.establishments()).watch(zooId, watcher),
      ),
    ),
  }),
});

export const { useEstablishmentQuery } = establishmentsApi;
