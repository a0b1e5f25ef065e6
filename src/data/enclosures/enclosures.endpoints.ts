import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import type { Movement } from '#domain/animals/movement.ts';
import type { RemoveAreaRequest, SaveAreaRequest } from '#domain/callables/enclosure-plans.ts';
import type { Zone } from '#domain/enclosures/zone.ts';
import { answerOf } from '../answer.ts';
import { api } from '../api.ts';
import { dependenciesOf } from '../dependencies.ts';
import { liveQuery } from '../live/live-query.ts';
import { writtenLocally } from '../written.ts';
import type { ChangedEnclosure, ChangedZone, NewEnclosure, OneZone, ZoneOrder } from './enclosure-changes.ts';
import type {
  EnclosureList,
  EnclosureMovesQuestion,
  OneEnclosure,
  SomeEnclosures,
  ZoneList,
} from './enclosure-list.ts';

type Nothing = Record<string, never>;
const repositoryOf = (extra: unknown) => dependenciesOf(extra).repositories.enclosures();

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
  useEnclosuresQuery,
  useSomeEnclosuresQuery,
  useEnclosureQuery,
  useZonesQuery,
  useEnclosureMovesQuery,
  useCreateEnclosureMutation,
  useChangeEnclosureMutation,
  useSaveZoneMutation,
  useChangeZoneMutation,
  useRemoveZoneMutation,
  useOrderZonesMutation,
  useSaveAreaMutation,
  useRemoveAreaMutation,
} = enclosuresApi;

/** The zones of an enclosure if another part of the page has read them; reads nothing itself. */
export const useKnownZones = enclosuresApi.endpoints.zones.useQueryState;
