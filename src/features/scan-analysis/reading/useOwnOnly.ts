import { mayDo } from '#domain/access/operations.ts';
import { campaignSubject } from '#domain/campaigns/campaign-rights.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { useActor } from '#state/session/use-session.ts';

/** Returns the observer whose sessions alone the person may read in a campaign; nothing for whoever reads all results. */
export function useOwnOnly(campaign: Campaign): { readonly observerId?: string } {
  const actor = useActor();
  return mayDo(actor, 'campaignResult.read', campaignSubject(campaign)) ? {} : { observerId: actor.userId };
}
