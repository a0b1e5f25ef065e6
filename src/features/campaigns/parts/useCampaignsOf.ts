import { campaignsFor, useCampaignsQuery } from '#data/campaigns/campaigns.endpoints.ts';
import { useActor } from '#state/session/use-session.ts';

/** Asks for the campaigns that the person reads, live: those in use, or the archived ones. */
export function useCampaignsOf(isArchived: boolean) {
  return useCampaignsQuery(campaignsFor(useActor(), isArchived));
}
