import { saveEthogramContract } from '../../../src/domain/callables/ethograms.ts';
import { saveCallable } from '../content/save-content.ts';
import { ETHOGRAM_SERVER } from './ethogram-server.ts';

/** @source src/domain/callables/content-contracts.ts */
export const saveEthogram = saveCallable(ETHOGRAM_SERVER, saveEthogramContract);
