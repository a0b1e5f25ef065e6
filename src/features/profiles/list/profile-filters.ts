import { optional, words } from '#kit/filters/filter-kinds.ts';
import { filtersOf } from '#kit/filters/filter-set.ts';
import type { ProfileRow } from './profile-row.ts';

/** The filters of a list of profiles: words in name, reference or target, and the owner. */
export const PROFILE_FILTERS = filtersOf<ProfileRow>()(
  {
    search: words('q', ({ name, profileRef, targetName }) => [name, profileRef, targetName].join(' \n')),
    owner: optional('owner', ['official', 'reserved'], ({ owner }, value) => owner === value),
  },
  { keptAs: 'profiles' },
);
