import { flag, optional, words } from '#kit/filters/filter-kinds.ts';
import { filtersOf } from '#kit/filters/filter-set.ts';
import type { ContextRow } from './context-row.ts';

/** The filters of the list of contexts: words in name or reference, own ones or models, archived ones. */
export const CONTEXT_FILTERS = filtersOf<ContextRow>()(
  {
    search: words('q', ({ name, contextRef }) => [name, contextRef].join(' \n')),
    owner: optional('owner', ['reserved', 'official'], ({ owner }, value) => owner === value),
    isArchived: flag('archived', ({ status }, isArchived) => (status === 'archived') === isArchived),
  },
  { keptAs: 'contexts' },
);
