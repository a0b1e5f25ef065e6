import type { Campaign } from '#domain/campaigns/campaign.ts';
import { isOver } from '#domain/campaigns/campaign-steps.ts';
import type { EpochMs } from '#domain/time/epoch.ts';

/** The states of a campaign as people see them: an active one whose last day is over has ended. */
export const CAMPAIGN_STATES = ['active', 'draft', 'ended', 'stopped', 'archived'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** Returns the state of a campaign at an instant. */
export function campaignState(campaign: Pick<Campaign, 'status' | 'endAtUnix'>, now: EpochMs): CampaignState {
  return campaign.status === 'active' && isOver(campaign, now) ? 'ended' : campaign.status;
}
