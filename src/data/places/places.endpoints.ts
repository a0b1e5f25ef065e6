import type { RetirePlaceRequest } from '#domain/callables/animals.ts';
import { answerOf } from '../answer.ts';
import { api } from '../api.ts';
import { dependenciesOf } from '../dependencies.ts';

export const placesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Archives, restores or deletes a sector, an enclosure or a group; '…/has-animals' when animals stand in it. */
    retirePlace: build.mutation<{ id: string }, RetirePlaceRequest>({
      queryFn: async (request, { extra }) =>
        answerOf(await (await dependenciesOf(extra).repositories.places()).retire(request)),
    }),
  }),
});

export const { useRetirePlaceMutation } = placesApi;
