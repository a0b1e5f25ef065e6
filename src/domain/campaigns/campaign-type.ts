/** The types of campaigns stand beside the rights that are limited to them. */
export { CAMPAIGN_TYPES, type CampaignType } from '../access/campaign-type.ts';
