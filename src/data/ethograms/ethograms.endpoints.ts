import type {
  ArchiveEthogramRequest,
  PublishEthogramRequest,
  SaveEthogramRequest,
} from '#domain/callables/ethograms.ts';
import type { Ethogram, EthogramVersion } from '#domain/ethograms/ethogram.ts';
import type { EthogramTable } from '#domain/ethograms/ethogram-table.ts';
import { answerOf } from '../answer.ts';
import { api } from '../api.ts';
import { dependenciesOf } from '../dependencies.ts';
import { liveQuery } from '../live/live-query.ts';
import type { OneVersion } from './ethograms.repository.ts';

const repositoryOf = (extra: unknown) => dependenciesOf(extra).repositories.ethograms();

const ethogramsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The list of an owner's ethograms, live, for one document read; null: the official ones. */
    ethogramTable: build.query<EthogramTable, string | null>(
      liveQuery<EthogramTable, string | null>('ethogramTable', async (repositories, zooId, watcher) =>
        (await repositories.ethograms()).watchTable(zooId, watcher),
      ),
    ),
    /** One ethogram as its editors left it, live. */
    ethogram: build.query<Ethogram, string>(
      liveQuery<Ethogram, string>('ethogram', async (repositories, ethogramId, watcher) =>
        (await repositories.ethograms()).watchOne(ethogramId, watcher),
      ),
    ),
    /** A published version, which never changes. */
    ethogramVersion: build.query<EthogramVersion, OneVersion>({
      queryFn: async (version, { extra }) => answerOf(await (await repositoryOf(extra)).readVersion(version)),
    }),
    saveEthogram: build.mutation<{ ethogramId: string; updatedAtUnix: number }, SaveEthogramRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).save(request)),
    }),
    publishEthogram: build.mutation<{ ethogramId: string; version: number }, PublishEthogramRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).publish(request)),
    }),
    archiveEthogram: build.mutation<{ ethogramId: string }, ArchiveEthogramRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).archive(request)),
    }),
  }),
});

export const {
  useEthogramTableQuery,
  useEthogramQuery,
  useEthogramVersionQuery,
  useSaveEthogramMutation,
  usePublishEthogramMutation,
  useArchiveEthogramMutation,
} = ethogramsApi;
