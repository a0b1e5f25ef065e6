import type { EthogramTypes } from '#domain/ethograms/ethogram-table.ts';
import { api } from '../api.ts';
import { contentEndpoints } from '../content/content-endpoints.ts';
import type { OneVersion } from '../content/content.repository.ts';
import type { EthogramsRepository } from './ethograms.repository.ts';

export const ethogramsApi = api.injectEndpoints({
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

/** Reads a published version once; this device then has it without a network. */
export const fetchEthogramVersion = (version: OneVersion<'ethogram'>) =>
  ethogramsApi.util.prefetch('ethogramVersion', version, {});
