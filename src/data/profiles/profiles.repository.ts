import { archiveProfileContract, publishProfileContract, saveProfileContract } from '#domain/callables/profiles.ts';
import { PROFILE_KIND, type ProfileTypes } from '#domain/profiles/profile-table.ts';
import { callOf } from '../callables/call-function.ts';
import { type ContentRepository, contentRepository } from '../content/content.repository.ts';

const calls = {
  save: callOf(saveProfileContract),
  publish: callOf(publishProfileContract),
  archive: callOf(archiveProfileContract),
};

export type ProfilesRepository = ContentRepository<ProfileTypes, typeof calls>;

/** Returns the profiles of a database, with the server's calls. */
export const profilesRepository = contentRepository<ProfileTypes, typeof calls>(PROFILE_KIND, calls);
