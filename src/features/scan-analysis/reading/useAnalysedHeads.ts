import { useMemo } from 'react';
import type { Campaign, SamplingMethod } from '#domain/campaigns/campaign.ts';
import { isAnalysed } from '#domain/scan-analysis/analysed-session.ts';
import { useCampaignHeads } from './useCampaignHeads.ts';

/** Returns the sessions of a campaign and a method whose results count, live; those who read no results get their own. */
export function useAnalysedHeads(campaign: Campaign, method: SamplingMethod) {
  const { record, ...asked } = useCampaignHeads(campaign);
  const heads = useMemo(() => record?.filter((head) => isAnalysed(head, method)), [record, method]);
  return { record: heads, ...asked };
}
