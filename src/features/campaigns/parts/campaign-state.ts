import type { Campaign } from '#domain/campaigns/campaign.ts';
import { endOfDay } from '#domain/time/calendar-day.ts';
import { type EpochMs, ZONE } from '#domain/time/epoch.ts';

/** The states of a campaign as people see them: an active one whose last day is over has ended. */
export const CAMPAIGN_STATES = ['active', 'draft', 'ended', 'stopped', 'archived'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** Returns the state of a campaign at an instant. */
export function campaignState(
  { status, endAtUnix }: Pick<Campaign, 'status' | 'endAtUnix'>,
  now: EpochMs,
): CampaignState {
  return status === 'active' && now >= endOfDay(endAtUnix, ZONE) ? 'ended' : status;
}
