import { skipToken } from '@reduxjs/toolkit/query';
import { useCampaignAlertsQuery } from '#data/alerts/alerts.endpoints.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';

/**
 * Returns how many alerts of a campaign are active, live; 0 until they have come. A draft has none, and asks for none. The
 * tab of alerts shows the same reading.
 */
export function useActiveAlerts({ zooId, campaignId, launchedAtUnix }: Campaign): number {
  const { currentData: data } = useCampaignAlertsQuery(launchedAtUnix === null ? skipToken : { zooId, campaignId });
  return data?.items.filter(({ status }) => status === 'active').length ?? 0;
}
