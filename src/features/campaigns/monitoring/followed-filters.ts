import { choice, optional, words } from '#kit/filters/filter-kinds.ts';
import { filtersOf } from '#kit/filters/filter-set.ts';
import { type FollowedRow, SHOWN_STATES } from './followed-row.ts';

/** The filters of the followed sessions: words, the week, the observer, the enclosure, the state. */
export const FOLLOWED_FILTERS = filtersOf<FollowedRow>()({
  search: words('q', ({ enclosureName, observerName, madeByName }) =>
    [enclosureName, observerName, madeByName].join(' \n'),
  ),
  week: choice('week', ({ week }, chosen) => week === chosen),
  observerId: choice('observer', ({ observerIds }, id) => observerIds.includes(id)),
  enclosureId: choice('enclosure', ({ enclosureId }, id) => enclosureId === id),
  state: optional('state', SHOWN_STATES, ({ state }, shown) => state === shown),
});
