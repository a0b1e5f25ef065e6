import type { Campaign } from '#domain/campaigns/campaign.ts';
import { endOfDay } from '#domain/time/calendar-day.ts';
import { type EpochMs, ZONE } from '#domain/time/epoch.ts';
import type { CampaignNames } from '../parts/useCampaignNames.ts';
import { type CampaignState, campaignState } from '../parts/campaign-state.ts';

/** A campaign with the words of a list. */
export type CampaignRow = {
  readonly campaignId: string;
  readonly campaign: Campaign;
  readonly state: CampaignState;
  readonly enclosureNames: readonly string[];
  /** the observers, then the auditors who observe nothing */
  readonly peopleNames: readonly string[];
  /** the person observes, audits or wrote it */
  readonly isMine: boolean;
  /** how many planned sessions were made, and should have been; null for a campaign without a plan */
  readonly progress: CampaignProgress | null;
  /** the alerts that nobody has looked at; null while it is not known, and for people who read no results */
  readonly activeAlerts: number | null;
  /** the next planned session of a campaign that runs; null where none is to come */
  readonly nextAtUnix: EpochMs | null;
};

/** The planned sessions of a campaign in numbers. */
export type CampaignProgress = {
  readonly planned: number;
  /** those of passed days */
  readonly due: number;
  /** ended and valid; null while it is not known, and for people who read no results */
  readonly made: number | null;
  /** due and not made: at least so many are missed or unfinished; null as long as `made` is */
  readonly behind: number | null;
};

/**
 * Returns the progress of a campaign at an instant, with the number of its made sessions. A session that was made ahead of
 * its day hides one that is missing: only monitoring, which reads every session, says which ones were missed.
 */
export function progressOf(
  { plan, stoppedAtUnix }: Pick<Campaign, 'plan' | 'stoppedAtUnix'>,
  made: number | null,
  now: EpochMs,
): CampaignProgress | null {
  if (plan.length === 0) return null;
  const until = stoppedAtUnix === null ? now : Math.min(now, stoppedAtUnix);
  const due = plan.filter(({ atUnix }) => endOfDay(atUnix, ZONE) <= until).length;
  return { planned: plan.length, due, made, behind: made === null ? null : Math.max(0, due - made) };
}

/** Returns the row of a campaign as a person sees it at an instant. */
export function campaignRow(
  campaign: Campaign,
  {
    names,
    userId,
    made,
    activeAlerts,
    now,
  }: {
    readonly names: CampaignNames;
    readonly userId: string;
    readonly made: number | null;
    readonly activeAlerts: number | null;
    readonly now: EpochMs;
  },
): CampaignRow {
  const { campaignId, enclosureIds, observerIds, auditorIds, authorId, plan } = campaign;
  const state = campaignState(campaign, now);
  const people = [...new Set([...observerIds, ...auditorIds])];
  const toCome = state === 'active' ? plan.filter(({ atUnix }) => atUnix > now).map(({ atUnix }) => atUnix) : [];
  return {
    ...{ campaignId, campaign, state, activeAlerts },
    enclosureNames: enclosureIds.map(names.enclosure),
    peopleNames: people.map(names.person),
    isMine: authorId === userId || people.includes(userId),
    progress: progressOf(campaign, made, now),
    nextAtUnix: toCome.length === 0 ? null : Math.min(...toCome),
  };
}
