import type { ProfileTypes } from '#domain/profiles/profile-table.ts';
import { api } from '../api.ts';
import { contentEndpoints } from '../content/content-endpoints.ts';
import type { ProfilesRepository } from './profiles.repository.ts';

const profilesApi = api.injectEndpoints({
  endpoints(build) {
    const of = contentEndpoints<ProfileTypes, ProfilesRepository>(build, 'profile', ({ profiles }) => profiles());
    return {
      profileTable: of.table,
      profile: of.one,
      profileVersion: of.version,
      saveProfile: of.save,
      publishProfile: of.publish,
      archiveProfile: of.archive,
    };
  },
});

export const {
  useProfileTableQuery,
  useProfileQuery,
  useProfileVersionQuery,
  useSaveProfileMutation,
  usePublishProfileMutation,
  useArchiveProfileMutation,
} = profilesApi;
