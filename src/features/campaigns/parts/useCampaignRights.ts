import { mayDo } from '#domain/access/operations.ts';
import { CAMPAIGN_TYPES, type CampaignType } from '#domain/campaigns/campaign-type.ts';
import { useActor } from '#state/session/use-session.ts';

/** Returns the types of campaigns that the person creates and edits in the present establishment; empty for most people. */
export function useCampaignRights(): { readonly types: readonly CampaignType[]; readonly mayCreate: boolean } {
  const actor = useActor();
  const subject = { zooId: actor.zooId, sectorIds: [], authorId: null };
  const types = CAMPAIGN_TYPES.filter((campaignType) => mayDo(actor, 'campaign.edit', { ...subject, campaignType }));
  return { types, mayCreate: types.length > 0 };
}
