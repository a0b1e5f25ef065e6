import { ethogramInput } from '../ethograms/ethogram-input.ts';
import { archiveContract, publishContract, saveContract } from './content-contracts.ts';
import type { RequestOf } from './contract.ts';

export const saveEthogramContract = saveContract('ethogram', ethogramInput);
export type SaveEthogramRequest = RequestOf<typeof saveEthogramContract>;

export const publishEthogramContract = publishContract('ethogram');
export type PublishEthogramRequest = RequestOf<typeof publishEthogramContract>;

export const archiveEthogramContract = archiveContract('ethogram');
export type ArchiveEthogramRequest = RequestOf<typeof archiveEthogramContract>;
