import { archiveEthogramContract, publishEthogramContract, saveEthogramContract } from '#domain/callables/ethograms.ts';
import { ETHOGRAM_KIND, type EthogramTypes } from '#domain/ethograms/ethogram-table.ts';
import { callOf } from '../callables/call-function.ts';
import { type ContentRepository, contentRepository } from '../content/content.repository.ts';

const calls = {
  save: callOf(saveEthogramContract),
  publish: callOf(publishEthogramContract),
  archive: callOf(archiveEthogramContract),
};

export type EthogramsRepository = ContentRepository<EthogramTypes, typeof calls>;

/** Returns the ethograms of a database, with the server's calls. */
export const ethogramsRepository = contentRepository<EthogramTypes, typeof calls>(ETHOGRAM_KIND, calls);
