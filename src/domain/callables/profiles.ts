import { profileInput } from '../profiles/profile-input.ts';
import { archiveContract, publishContract, saveContract } from './content-contracts.ts';
import type { RequestOf } from './contract.ts';

export const saveProfileContract = saveContract('profile', profileInput);
export type SaveProfileRequest = RequestOf<typeof saveProfileContract>;

export const publishProfileContract = publishContract('profile');
export type PublishProfileRequest = RequestOf<typeof publishProfileContract>;

export const archiveProfileContract = archiveContract('profile');
export type ArchiveProfileRequest = RequestOf<typeof archiveProfileContract>;
