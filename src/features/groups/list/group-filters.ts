import { choice, flag, words } from '#kit/filters/filter-kinds.ts';
import { filtersOf } from '#kit/filters/filter-set.ts';
import type { GroupRow } from './group-row.ts';

/** The filters of the list of groups: words in the name, a species or an identifier, the sector, and archived groups, which no other list has. */
export const GROUP_FILTERS = filtersOf<GroupRow>()(
  {
    search: words('q', ({ name, foundNames, group }) => [name, ...foundNames, ...group.registryIds].join(' \n')),
    sectorId: choice('sector', ({ sector }, id) => sector?.sectorId === id),
    isArchived: flag('archived', ({ group }, isArchived) => group.isArchived === isArchived),
  },
  { keptAs: 'groups' },
);
