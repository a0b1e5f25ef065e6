import { api } from '../api.ts';
import type { Reached, Service } from './reach-services.ts';

export type { Reached, Service } from './reach-services.ts';

export const diagnosticsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The answer of a service and its duration; measured anew on every visit. */
    reach: build.query<Reached, { service: Service; zooId: string }>({
      queryFn: async ({ service, zooId }) => ({
        data: await (await import('./reach-services.ts')).reachService(service, zooId),
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useReachQuery } = diagnosticsApi;
