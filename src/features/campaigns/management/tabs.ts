import { tabAddress } from '#kit/page/tab-address.ts';

/** The tabs of a campaign. */
export const CAMPAIGN_TABS = tabAddress(['summary', 'alerts', 'plan', 'people', 'renewals']);
