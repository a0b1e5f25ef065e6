import { useMemo } from 'react';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { isAnalysed } from '#domain/scan-analysis/analysed-session.ts';
import { useCampaignHeads } from './useCampaignHeads.ts';

/** Returns the sessions of a campaign whose scans count, live; those who read no results get their own. */
export function useAnalysedHeads(campaign: Campaign) {
  const { record, ...asked } = useCampaignHeads(campaign);
  const heads = useMemo(() => record?.filter(isAnalysed), [record]);
  return { record: heads, ...asked };
}
