import type { Campaign } from '#domain/campaigns/campaign.ts';
import type { EpochMs } from '#domain/time/epoch.ts';
import { campaignState } from '../parts/campaign-state.ts';

/** The actions of a campaign, in the order of the screen. */
export const CAMPAIGN_ACTIONS = ['launch', 'edit', 'renew', 'stop', 'archive', 'restore', 'delete'] as const;
export type CampaignAction = (typeof CAMPAIGN_ACTIONS)[number];

/**
 * Returns the actions that an editor is offered, by the campaign's state: a draft is changed, launched or thrown away; one that
 * runs is changed or stopped; one that is over is renewed and archived.
 * @source specification, point 4 "Campaign"
 */
export function offeredActions(
  campaign: Pick<Campaign, 'status' | 'endAtUnix' | 'launchedAtUnix'>,
  now: EpochMs,
): readonly CampaignAction[] {
  const state = campaignState(campaign, now);
  const isOver = state === 'ended' || state === 'stopped';
  const offered: Record<CampaignAction, boolean> = {
    launch: state === 'draft',
    edit: state === 'draft' || campaign.status === 'active',
    renew: campaign.launchedAtUnix !== null,
    stop: state === 'active',
    archive: isOver || state === 'draft',
    restore: state === 'archived',
    delete: state === 'draft' || state === 'stopped' || state === 'archived',
  };
  return CAMPAIGN_ACTIONS.filter((action) => offered[action]);
}
