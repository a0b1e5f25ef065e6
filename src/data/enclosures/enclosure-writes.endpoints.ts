import type { RemoveAreaRequest, SaveAreaRequest } from '#domain/callables/enclosure-plans.ts';
import type { Zone } from '#domain/enclosures/zone.ts';
import { answerOf } from '../answer.ts';
import { api } from '../api.ts';
import { dependenciesOf } from '../dependencies.ts';
import { writtenLocally } from '../written.ts';
import type { ChangedEnclosure, ChangedZone, NewEnclosure, OneZone, ZoneOrder } from './enclosure-changes.ts';

type Nothing = Record<string, never>;
const repositoryOf = (extra: unknown) => dependenciesOf(extra).repositories.enclosures();

/** The writes of enclosures, apart from what is read of them: the first screen names enclosures and changes none. */
export const enclosureWritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    // The following writes, which the rules check, are shown at once and sent when there is a network.
    createEnclosure: build.mutation<Nothing, NewEnclosure>({
      queryFn: async (enclosure, { extra, dispatch }) =>
        writtenLocally((await repositoryOf(extra)).create(enclosure), dispatch),
    }),
    changeEnclosure: build.mutation<Nothing, ChangedEnclosure>({
      queryFn: async (change, { extra, dispatch }) =>
        writtenLocally((await repositoryOf(extra)).change(change), dispatch),
    }),
    saveZone: build.mutation<Nothing, Zone>({
      queryFn: async (zone, { extra, dispatch }) =>
        writtenLocally((await repositoryOf(extra)).saveZone(zone), dispatch),
    }),
    changeZone: build.mutation<Nothing, ChangedZone>({
      queryFn: async (change, { extra, dispatch }) =>
        writtenLocally((await repositoryOf(extra)).changeZone(change), dispatch),
    }),
    removeZone: build.mutation<Nothing, OneZone>({
      queryFn: async (zone, { extra, dispatch }) =>
        writtenLocally((await repositoryOf(extra)).removeZone(zone), dispatch),
    }),
    orderZones: build.mutation<Nothing, ZoneOrder>({
      queryFn: async (order, { extra, dispatch }) =>
        writtenLocally((await repositoryOf(extra)).orderZones(order), dispatch),
    }),
    /** Adds or changes a plan, with or without its image; needs the server. */
    saveArea: build.mutation<{ areaId: string }, SaveAreaRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).saveArea(request)),
    }),
    removeArea: build.mutation<{ areaId: string }, RemoveAreaRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).removeArea(request)),
    }),
  }),
});

export const {
  useCreateEnclosureMutation,
  useChangeEnclosureMutation,
  useSaveZoneMutation,
  useChangeZoneMutation,
  useRemoveZoneMutation,
  useOrderZonesMutation,
  useSaveAreaMutation,
  useRemoveAreaMutation,
} = enclosureWritesApi;
