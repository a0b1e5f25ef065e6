import { useCampaignSessionsQuery } from '#data/observation-sessions/campaign-sessions.endpoints.ts';
import { mayDo } from '#domain/access/operations.ts';
import { campaignSubject } from '#domain/campaigns/campaign-rights.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { useActor } from '#state/session/use-session.ts';

/** Returns the sessions of a campaign with their second opinions, live; those who read no results get their own. */
export function useCampaignHeads(campaign: Campaign) {
  const actor = useActor();
  const { zooId, campaignId } = campaign;
  const readsAll = mayDo(actor, 'campaignResult.read', campaignSubject(campaign));
  const { data, error, refetch } = useCampaignSessionsQuery({
    ...{ zooId, campaignId },
    ...(readsAll ? {} : { observerId: actor.userId }),
  });
  return { record: data?.items, error: data === undefined ? error : undefined, refetch };
}
