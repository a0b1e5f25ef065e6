import { choice, flag, words } from '#kit/filters/filter-kinds.ts';
import { filtersOf } from '#kit/filters/filter-set.ts';
import type { QuickGroupRow } from './useQuickGroupRows.ts';

/** The filters of the groups: words in the name or a species, the sector, those one evaluates, and archived ones. */
export const QUICK_GROUP_FILTERS = filtersOf<QuickGroupRow>()(
  {
    search: words('q', ({ group, foundNames, ownerName }) => [group.groupName, ...foundNames, ownerName].join(' \n')),
    sectorId: choice('sector', ({ sector }, id) => sector?.sectorId === id),
    isMine: flag('mine', ({ isMine }, only) => !only || isMine),
    isArchived: flag('archived', ({ group }, isArchived) => group.isArchived === isArchived),
  },
  { keptAs: 'quick-groups' },
);
