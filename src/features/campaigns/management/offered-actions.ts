import type { Campaign } from '#domain/campaigns/campaign.ts';
import { type CampaignStep, isStepOpen } from '#domain/campaigns/campaign-steps.ts';
import type { EpochMs } from '#domain/time/epoch.ts';

/** The actions of a campaign, in the order of the screen. */
const CAMPAIGN_ACTIONS = [
  'launch',
  'edit',
  'renew',
  'stop',
  'archive',
  'restore',
  'delete',
] as const satisfies readonly CampaignStep[];
export type CampaignAction = (typeof CAMPAIGN_ACTIONS)[number];

/** Returns the actions that an editor is offered: the steps that are open to the campaign at an instant. */
export function offeredActions(
  campaign: Pick<Campaign, 'status' | 'endAtUnix' | 'launchedAtUnix'>,
  now: EpochMs,
): readonly CampaignAction[] {
  return CAMPAIGN_ACTIONS.filter((action) => isStepOpen(campaign, action, now));
}
