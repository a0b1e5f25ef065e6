import { choice, custom, type Filter, words } from '#kit/filters/filter-kinds.ts';
import { filtersOf } from '#kit/filters/filter-set.ts';
import type { QuickGroupRow } from '../list/useQuickGroupRows.ts';

/** More groups than the charts can show are not worth choosing one by one; the address stays short. */
export const MAX_CHOSEN = 20;

/** Groups chosen one by one, by their ids; none leaves nothing out. */
const chosenGroups: Filter<'custom', readonly string[], QuickGroupRow> = {
  ...custom<readonly string[], QuickGroupRow>({
    none: [],
    read: (parameters) => (parameters.get('groups') ?? '').split(',').filter(Boolean).slice(0, MAX_CHOSEN),
    write: (ids) => ({ groups: ids.join(',') }),
  }),
  keeps: ({ groupId }, ids) => ids.length === 0 || ids.includes(groupId),
};

/** The filters of the comparison: words in the name or a species, a species, a sector, chosen groups. */
export const COMPARISON_FILTERS = filtersOf<QuickGroupRow>()(
  {
    search: words('q', ({ group, foundNames }) => [group.groupName, ...foundNames].join(' \n')),
    specieId: choice('specie', ({ group }, id) => group.speciesIds.includes(id)),
    sectorId: choice('sector', ({ sector }, id) => sector?.sectorId === id),
    groupIds: chosenGroups,
  },
  { keptAs: 'quick-comparison' },
);
