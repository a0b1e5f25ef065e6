import { flag, optional, words } from '#kit/filters/filter-kinds.ts';
import { filtersOf } from '#kit/filters/filter-set.ts';
import type { EthogramRow } from './ethogram-row.ts';

/** The filters of a list of ethograms: words in name, reference or level, the owner, and archived ones. */
export const ETHOGRAM_FILTERS = filtersOf<EthogramRow>()(
  {
    search: words('q', ({ name, ethogramRef, levelName }) => [name, ethogramRef, levelName].join(' \n')),
    owner: optional('owner', ['official', 'reserved'], ({ owner }, value) => owner === value),
    isArchived: flag('archived', ({ status }, isArchived) => (status === 'archived') === isArchived),
  },
  { keptAs: 'ethograms' },
);
