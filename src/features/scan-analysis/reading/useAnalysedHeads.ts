import { useMemo } from 'react';
import { useCampaignSessionsQuery } from '#data/observation-sessions/campaign-sessions.endpoints.ts';
import type { Campaign, SamplingMethod } from '#domain/campaigns/campaign.ts';
import { isAnalysed } from '#domain/scan-analysis/analysed-session.ts';
import { useOwnOnly } from './useOwnOnly.ts';

/**
 * Returns the sessions of a campaign, live: those of a method whose results count, or with null every session with its second
 * opinions. People who read no results get their own.
 */
export function useAnalysedHeads(campaign: Campaign, method: SamplingMethod | null) {
  const { zooId, campaignId } = campaign;
  const { data, error, refetch } = useCampaignSessionsQuery({ zooId, campaignId, ...useOwnOnly(campaign) });
  const record = useMemo(
    () => (method === null ? data?.items : data?.items.filter((head) => isAnalysed(head, method))),
    [data, method],
  );
  return { record, error: data === undefined ? error : undefined, refetch };
}
