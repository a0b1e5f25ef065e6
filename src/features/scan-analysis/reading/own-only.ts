import type { Actor } from '#domain/access/actor.ts';
import { mayDo } from '#domain/access/operations.ts';
import { campaignSubject } from '#domain/campaigns/campaign-rights.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';

/** Returns the observer whose sessions alone a person may read in a campaign; nothing for whoever reads all results. */
export function ownOnly(actor: Actor, campaign: Campaign): { readonly observerId?: string } {
  return mayDo(actor, 'campaignResult.read', campaignSubject(campaign)) ? {} : { observerId: actor.userId };
}
