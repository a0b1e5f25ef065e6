import { publishEthogramContract } from '../../../src/domain/callables/ethograms.ts';
import { publishCallable } from '../content/publish-content.ts';
import { ETHOGRAM_SERVER } from './ethogram-server.ts';

/** @source src/domain/callables/content-contracts.ts */
export const publishEthogram = publishCallable(ETHOGRAM_SERVER, publishEthogramContract);
