import { useMemo } from 'react';
import { campaignsNaming, useCampaignsQuery } from '#data/campaigns/campaigns.endpoints.ts';
import { useSomeEnclosuresQuery } from '#data/enclosures/enclosures.endpoints.ts';
import { useObservationSessionsQuery } from '#data/observation-sessions/observation-sessions.endpoints.ts';
import { mayDo } from '#domain/access/operations.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import { useNow } from '#i18n/useNow.ts';
import { useActor } from '#state/session/use-session.ts';
import { useCampaignRight } from '../parts/useCampaigns.ts';
import { ofTodayAndTomorrow, plannedFor } from './planned-for.ts';
import { PlannedSessions } from './PlannedSessions.tsx';

/** The person's sessions that can be of today or tomorrow, and so take planned ones from them. */
const LATEST_SESSIONS = 20;
const NO_CAMPAIGNS: readonly Campaign[] = [];
const NO_SESSIONS: readonly ObservationSession[] = [];

/**
 * The sessions of today and tomorrow that the person is to make, each with its start; nothing without any. It reads the
 * campaigns that name the person and, where they plan something, the person's latest sessions.
 */
export function MyObservations() {
  const actor = useActor();
  const { zooId, userId } = actor;
  const now = useNow();
  const mayRecord = useCampaignRight('campaign.record');
  const { data } = useCampaignsQuery(campaignsNaming(actor));
  const campaigns = (data?.items ?? NO_CAMPAIGNS).filter(mayRecord);
  const proposed = ofTodayAndTomorrow(plannedFor(userId, campaigns, NO_SESSIONS, now), now);
  const { data: sessions } = useObservationSessionsQuery(
    { zooId, observerId: userId, most: LATEST_SESSIONS },
    { skip: proposed.length === 0 },
  );
  const planned =
    sessions === undefined ? [] : ofTodayAndTomorrow(plannedFor(userId, campaigns, sessions.items, now), now);
  // In one order whatever the plan's: the question stays the same.
  const enclosureIds = [...new Set(planned.map(({ planned: { enclosureId } }) => enclosureId))].toSorted();
  const readsEnclosures = mayDo(actor, 'enclosure.read', { zooId, sectorIds: [], authorId: null });
  const { data: places } = useSomeEnclosuresQuery(
    { zooId, enclosureIds },
    { skip: enclosureIds.length === 0 || !readsEnclosures },
  );
  const names = useMemo(
    () => new Map(places?.enclosures.map(({ enclosureId, enclosureName }) => [enclosureId, enclosureName])),
    [places],
  );
  return <PlannedSessions planned={planned} nameOfEnclosure={(id) => names.get(id) ?? ''} most={planned.length} />;
}
