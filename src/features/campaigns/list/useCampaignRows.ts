import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useMadeSessionsQuery } from '#data/observation-sessions/campaign-sessions.endpoints.ts';
import { mayDo } from '#domain/access/operations.ts';
import { campaignSubject } from '#domain/campaigns/campaign-rights.ts';
import { useNow } from '#i18n/useNow.ts';
import { useActor } from '#state/session/use-session.ts';
import { useCampaignNames } from '../parts/useCampaignNames.ts';
import { useCampaignsOf } from '../parts/useCampaignsOf.ts';
import { campaignRow } from './campaign-row.ts';

/**
 * Returns the campaigns that the person reads, in use or archived, as a source of a `RecordList`; live. The sessions that
 * were made are counted by the server when the list opens, not heard: one read for each launched campaign.
 */
export function useCampaignRows(isArchived: boolean) {
  const actor = useActor();
  const { userId, zooId } = actor;
  const { currentData: data, error, refetch } = useCampaignsOf(isArchived);
  const names = useCampaignNames();
  const now = useNow();
  const countedIds = data?.items
    .filter((one) => one.plan.length > 0 && mayDo(actor, 'campaignResult.read', campaignSubject(one)))
    .map(({ campaignId }) => campaignId)
    .toSorted();
  const isCounted = countedIds !== undefined && countedIds.length > 0;
  const { data: made } = useMadeSessionsQuery(isCounted ? { zooId, campaignIds: countedIds } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const rows = useMemo(
    () =>
      data?.items.map((campaign) =>
        campaignRow(campaign, { names, userId, now, made: made?.[campaign.campaignId] ?? null }),
      ),
    [data, names, userId, now, made],
  );
  return {
    ...{ rows, error, refetch },
    unreadable: data?.unreadable ?? 0,
    cutAfter: data?.isCut === true ? data.items.length : null,
  };
}
