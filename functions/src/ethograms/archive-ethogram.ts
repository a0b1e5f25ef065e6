import { archiveEthogramContract } from '../../../src/domain/callables/ethograms.ts';
import { archiveCallable } from '../content/archive-content.ts';
import { ETHOGRAM_SERVER } from './ethogram-server.ts';

/** @source src/domain/callables/content-contracts.ts */
export const archiveEthogram = archiveCallable(ETHOGRAM_SERVER, archiveEthogramContract);
