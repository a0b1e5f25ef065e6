import type { Campaign } from '#domain/campaigns/campaign.ts';
import type { EpochMs } from '#domain/time/epoch.ts';
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
  /** planned sessions whose hour has come */
  readonly past: number;
  /** the next planned session of a campaign that runs; null where none is to come */
  readonly nextAtUnix: EpochMs | null;
};

/** Returns the row of a campaign as a person sees it at an instant. */
export function campaignRow(
  campaign: Campaign,
  { names, userId, now }: { readonly names: CampaignNames; readonly userId: string; readonly now: EpochMs },
): CampaignRow {
  const { campaignId, enclosureIds, observerIds, auditorIds, authorId, plan } = campaign;
  const state = campaignState(campaign, now);
  const people = [...new Set([...observerIds, ...auditorIds])];
  const toCome = state === 'active' ? plan.filter(({ atUnix }) => atUnix > now).map(({ atUnix }) => atUnix) : [];
  return {
    ...{ campaignId, campaign, state },
    enclosureNames: enclosureIds.map(names.enclosure),
    peopleNames: people.map(names.person),
    isMine: authorId === userId || people.includes(userId),
    past: plan.filter(({ atUnix }) => atUnix <= now).length,
    nextAtUnix: toCome.length === 0 ? null : Math.min(...toCome),
  };
}
