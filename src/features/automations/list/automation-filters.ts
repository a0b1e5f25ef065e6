import type { TaskTemplate } from '#domain/tasks/task-template.ts';
import { choice, oneOf, words } from '#kit/filters/filter-kinds.ts';
import { filtersOf } from '#kit/filters/filter-set.ts';

/** The filters of the list of automations; the state also decides which ones are read. */
export const AUTOMATION_FILTERS = filtersOf<TaskTemplate>()(
  {
    search: words('q', ({ name, title, tags }) => `${name} ${title} ${tags.join(' ')}`),
    status: oneOf(
      'status',
      ['inUse', 'active', 'suspended', 'archived'],
      'inUse',
      (one, status) => status === 'inUse' || one.status === status,
    ),
    sectorId: choice('sector', ({ sectorIds }, id) => sectorIds.includes(id)),
  },
  { keptAs: 'automations' },
);
