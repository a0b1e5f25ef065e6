import { contextInput } from '../contexts/context-input.ts';
import { archiveContract, publishContract, saveContract } from './content-contracts.ts';
import type { RequestOf } from './contract.ts';

export const saveContextContract = saveContract('context', contextInput);
export type SaveContextRequest = RequestOf<typeof saveContextContract>;

export const publishContextContract = publishContract('context');
export type PublishContextRequest = RequestOf<typeof publishContextContract>;

export const archiveContextContract = archiveContract('context');
export type ArchiveContextRequest = RequestOf<typeof archiveContextContract>;
