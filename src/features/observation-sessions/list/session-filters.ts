import { SAMPLING_METHODS } from '#domain/campaigns/campaign.ts';
import { SESSION_STATUSES } from '#domain/observation-sessions/session.ts';
import { choice, flag, optional, words } from '#kit/filters/filter-kinds.ts';
import { filtersOf } from '#kit/filters/filter-set.ts';
import type { SessionRow } from './session-row.ts';

/** The filters of the sessions: words, campaign, enclosure, observer, method, status, own ones, those with known answers, and invalid ones. */
export const SESSION_FILTERS = filtersOf<SessionRow>()(
  {
    search: words('q', ({ campaignName, enclosureName, observerName }) =>
      [campaignName, enclosureName, observerName].join(' \n'),
    ),
    campaignId: choice('campaign', ({ session }, id) => session.campaignId === id),
    enclosureId: choice('enclosure', ({ session }, id) => session.enclosureId === id),
    observerId: choice('observer', ({ session }, id) => session.observerId === id),
    isMine: flag('mine', ({ isMine }, only) => !only || isMine),
    method: optional('method', SAMPLING_METHODS, ({ session }, method) => session.method === method),
    status: optional('status', SESSION_STATUSES, ({ session }, status) => session.status === status),
    isKnown: flag('known', ({ flags }, only) => !only || flags.includes('known')),
    isShort: flag('short', ({ flags }, only) => !only || flags.includes('short')),
    isInvalid: flag('invalid', ({ flags }, only) => !only || flags.includes('invalid')),
  },
  { keptAs: 'observation-sessions' },
);
