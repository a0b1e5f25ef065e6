import { campaignHref } from '#domain/campaigns/campaign-href.ts';

/** The list of the campaigns. */
export const CAMPAIGN_LIST_HREF = '/campaignListView';
/** A new campaign, step by step. */
export const NEW_CAMPAIGN_HREF = '/CampaignCreationView';
/** A new campaign on one page. */
export const NEW_ON_ONE_PAGE_HREF = '/CampaignCreationViewOld';

/** Returns the address at which a draft is edited step by step. */
export function draftHref(campaignId: string): string {
  return addressOf(NEW_CAMPAIGN_HREF, campaignId);
}

/** Returns the address at which a draft is edited on one page. */
export function draftOnOnePageHref(campaignId: string): string {
  return addressOf(NEW_ON_ONE_PAGE_HREF, campaignId);
}

/** The random draw of animals, enclosures and time slots. */
export const RANDOM_HREF = '/RandomView';
/** The history of all evaluations. */
export const EVALUATION_HISTORY_HREF = '/EvalHistory';
/** The monitoring of a campaign, which its address names. */
export const MONITORING_HREF = '/CampaignQuizzMonitoringView';

/** Returns the address of the campaigns that a campaign renews and those that renew it. */
export function renewalsHref(campaignId: string): string {
  return `${campaignHref(campaignId)}&tab=renewals`;
}

function addressOf(path: string, campaignId: string): string {
  return `${path}?campaignId=${encodeURIComponent(campaignId)}`;
}
