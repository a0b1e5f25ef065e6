import { addDays, endOfDay, startOfDay } from '../time/calendar-day.ts';
import { type EpochMs, ZONE } from '../time/epoch.ts';
import type { Campaign, CampaignContent, CampaignStatus } from './campaign.ts';
import { contentOfCampaign } from './tidy-campaign.ts';

export type CampaignStep = 'edit' | 'launch' | 'stop' | 'delete' | 'archive' | 'restore' | 'renew';
type Known = Pick<Campaign, 'status' | 'endAtUnix' | 'launchedAtUnix'>;

const DAY_MS = 86_400_000;

/** Returns whether the last day of a campaign has passed. */
export function isOver({ endAtUnix }: Pick<Campaign, 'endAtUnix'>, now: EpochMs): boolean {
  return endOfDay(endAtUnix, ZONE) <= now;
}

/**
 * Returns whether a step is open to a campaign in its status, whoever takes it. Stopping cannot be undone: a stopped
 * campaign is archived, deleted or renewed. An active one is never deleted.
 * @source specification, point 4 "Campaign"
 */
export function isStepOpen({ status, launchedAtUnix, ...dates }: Known, step: CampaignStep, now: EpochMs): boolean {
  switch (step) {
    case 'edit':
      return status === 'draft' || status === 'active';
    case 'launch':
      return status === 'draft';
    case 'stop':
      return status === 'active';
    case 'delete':
      return status !== 'active';
    case 'archive':
      return status === 'draft' || status === 'stopped' || (status === 'active' && isOver(dates, now));
    case 'restore':
      return status === 'archived';
    case 'renew':
      return launchedAtUnix !== null;
  }
}

/** Returns the status to which an archived campaign returns: the one it had. */
export function restoredStatus({
  launchedAtUnix,
  stoppedAtUnix,
}: Pick<Campaign, 'launchedAtUnix' | 'stoppedAtUnix'>): CampaignStatus {
  if (launchedAtUnix === null) return 'draft';
  return stoppedAtUnix === null ? 'active' : 'stopped';
}

/**
 * Returns the content of the campaign that continues another: the same, for as many days, from the day after its last
 * one; from today where that day has passed.
 */
export function renewedContent(campaign: CampaignContent, now: EpochMs): CampaignContent {
  // Both are at the start of their day: the hour of a change of the clock is rounded away.
  const days = Math.round((campaign.endAtUnix - campaign.startAtUnix) / DAY_MS);
  const startAtUnix = Math.max(addDays(campaign.endAtUnix, 1, ZONE), startOfDay(now, ZONE));
  return {
    ...contentOfCampaign(campaign),
    ...{ startAtUnix, endAtUnix: addDays(startAtUnix, days, ZONE) },
    // The enclosures of chosen animals are found again when it is launched.
    enclosureIds: campaign.concernedBy === 'enclosure' ? campaign.enclosureIds : [],
  };
}
