import { CAMPAIGN_TYPES } from '#domain/campaigns/campaign-type.ts';
import { flag, oneOf, optional, words } from '#kit/filters/filter-kinds.ts';
import { filtersOf } from '#kit/filters/filter-set.ts';
import { CAMPAIGN_STATES } from '../parts/campaign-state.ts';
import type { CampaignRow } from './campaign-row.ts';

/** The state that a list shows: one, or all that are not archived. */
const SHOWN_STATES = ['current', ...CAMPAIGN_STATES] as const;

/** The filters of the campaigns: words in name, enclosures or people, the state, the type, and the person's own. */
export const CAMPAIGN_FILTERS = filtersOf<CampaignRow>()(
  {
    search: words('q', ({ campaign, enclosureNames, peopleNames }) =>
      [campaign.name, ...enclosureNames, ...peopleNames].join(' \n'),
    ),
    state: oneOf('state', SHOWN_STATES, 'current', ({ state }, shown) =>
      shown === 'current' ? state !== 'archived' : state === shown,
    ),
    type: optional('type', CAMPAIGN_TYPES, ({ campaign }, type) => campaign.type === type),
    isMine: flag('mine', ({ isMine }, only) => !only || isMine),
  },
  { keptAs: 'campaigns' },
);
