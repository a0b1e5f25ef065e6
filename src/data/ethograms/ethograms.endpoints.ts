import type { EthogramTypes } from '#domain/ethograms/ethogram-table.ts';
import { api } from '../api.ts';
import { contentEndpoints } from '../content/content-endpoints.ts';
import type { EthogramsRepository } from './ethograms.repository.ts';

const ethogramsApi = api.injectEndpoints({
  endpoints(build) {
    const of = contentEndpoints<EthogramTypes, EthogramsRepository>(build, 'ethogram', ({ ethograms }) => ethograms());
    return {
      ethogramTable: of.table,
      ethogram: of.one,
      ethogramVersion: of.version,
      saveEthogram: of.save,
      publishEthogram: of.publish,
      archiveEthogram: of.archive,
    };
  },
});

export const {
  useEthogramTableQuery,
  useEthogramQuery,
  useEthogramVersionQuery,
  useLazyEthogramVersionQuery,
  useSaveEthogramMutation,
  usePublishEthogramMutation,
  useArchiveEthogramMutation,
} = ethogramsApi;
