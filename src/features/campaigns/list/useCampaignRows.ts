import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useActiveAlertsQuery } from '#data/alerts/alerts.endpoints.ts';
import { useMadeSessionsQuery } from '#data/observation-sessions/campaign-sessions.endpoints.ts';
import { mayDo } from '#domain/access/operations.ts';
import { campaignSubject } from '#domain/campaigns/campaign-rights.ts';
import { useNow } from '#i18n/useNow.ts';
import { useActor } from '#state/session/use-session.ts';
import { useCampaignNames } from '../parts/useCampaignNames.ts';
import { useCampaignsOf } from '../parts/useCampaignsOf.ts';
import { campaignRow } from './campaign-row.ts';

const ANEW = { refetchOnMountOrArgChange: true };

/**
 * Returns the campaigns that the person reads, in use or archived, as a source of a `RecordList`; live. The sessions that
 * were made and the active alerts are counted by the server when the list opens, not heard: two reads for each launched
 * campaign.
 */
export function useCampaignRows(isArchived: boolean) {
  const actor = useActor();
  const { userId, zooId } = actor;
  const { currentData: data, error, refetch } = useCampaignsOf(isArchived);
  const names = useCampaignNames();
  const now = useNow();
  const counted = (data?.items ?? []).filter(
    (one) => one.launchedAtUnix !== null && mayDo(actor, 'campaignResult.read', campaignSubject(one)),
  );
  const askedOf = (campaigns: typeof counted) => {
    const campaignIds = campaigns.map(({ campaignId }) => campaignId).toSorted();
    return campaignIds.length > 0 ? { zooId, campaignIds } : skipToken;
  };
  const { data: made } = useMadeSessionsQuery(askedOf(counted.filter(({ plan }) => plan.length > 0)), ANEW);
  const { data: alerts } = useActiveAlertsQuery(askedOf(counted), ANEW);
  const rows = useMemo(
    () =>
      data?.items.map((campaign) =>
        campaignRow(campaign, {
          ...{ names, userId, now },
          made: made?.[campaign.campaignId] ?? null,
          activeAlerts: alerts?.[campaign.campaignId] ?? null,
        }),
      ),
    [data, names, userId, now, made, alerts],
  );
  return {
    ...{ rows, error, refetch },
    unreadable: data?.unreadable ?? 0,
    cutAfter: data?.isCut === true ? data.items.length : null,
  };
}
