import { isOpenShare, SHARE_STATES } from '#domain/animal-shares/animal-share.ts';
import { choice, oneOf, words } from '#kit/filters/filter-kinds.ts';
import { filtersOf } from '#kit/filters/filter-set.ts';
import type { ShareRow } from './share-row.ts';

/** The filters of shared animals: words, the state (finished shares only when they are asked for), the other side. */
export const SHARE_FILTERS = filtersOf<ShareRow>()({
  search: words('q', ({ name, species, other }) => `${name} ${species.foundNames} ${other.name}`),
  state: oneOf('state', ['open', ...SHARE_STATES, 'all'], 'open', ({ share }, state) => {
    if (state === 'all') return true;
    return state === 'open' ? isOpenShare(share) : share.state === state;
  }),
  otherId: choice('establishment', ({ other }, id) => other.zooId === id),
});
