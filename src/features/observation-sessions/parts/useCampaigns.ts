import { useCallback } from 'react';
import { campaignsFor, useCampaignsQuery } from '#data/campaigns/campaigns.endpoints.ts';
import { mayDo, type Operation } from '#domain/access/operations.ts';
import { campaignSubject } from '#domain/campaigns/campaign-rights.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { useActor } from '#state/session/use-session.ts';

/** Returns the campaigns in use that the person may read, and how their reading goes. */
export function useCampaigns() {
  const { data, error, refetch } = useCampaignsQuery(campaignsFor(useActor()));
  return { campaigns: data?.items, error: data === undefined ? error : undefined, refetch };
}

/** Returns a function that says whether the person may do something in a campaign. */
export function useCampaignRight(operation: Operation): (campaign: Campaign) => boolean {
  const actor = useActor();
  return useCallback((campaign) => mayDo(actor, operation, campaignSubject(campaign)), [actor, operation]);
}
