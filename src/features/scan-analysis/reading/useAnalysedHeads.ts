import { useMemo } from 'react';
import { useCampaignSessionsQuery } from '#data/observation-sessions/campaign-sessions.endpoints.ts';
import { mayDo } from '#domain/access/operations.ts';
import { campaignSubject } from '#domain/campaigns/campaign-rights.ts';
import type { Campaign, SamplingMethod } from '#domain/campaigns/campaign.ts';
import { isAnalysed } from '#domain/scan-analysis/analysed-session.ts';
import { useActor } from '#state/session/use-session.ts';

/** Returns the sessions of a campaign and a method whose results count, live; those who read no results get their own. */
export function useAnalysedHeads(campaign: Campaign, method: SamplingMethod) {
  const actor = useActor();
  const { zooId, campaignId } = campaign;
  const readsAll = mayDo(actor, 'campaignResult.read', campaignSubject(campaign));
  const { data, error, refetch } = useCampaignSessionsQuery({
    ...{ zooId, campaignId },
    ...(readsAll ? {} : { observerId: actor.userId }),
  });
  const heads = useMemo(() => data?.items.filter((head) => isAnalysed(head, method)), [data, method]);
  return { record: heads, error: data === undefined ? error : undefined, refetch };
}
