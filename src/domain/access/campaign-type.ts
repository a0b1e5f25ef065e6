/** The types of campaigns; `welfare` is the follow-up (specification, point 1). */
export const CAMPAIGN_TYPES = ['welfare', 'pedagogical', 'training'] as const;
export type CampaignType = (typeof CAMPAIGN_TYPES)[number];
