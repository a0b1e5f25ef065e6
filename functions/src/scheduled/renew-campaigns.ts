import { renewEndedCampaigns } from '../campaigns/renew-ended-campaigns.ts';
import { tellOfEndedCampaigns } from '../campaigns/tell-of-campaign.ts';
import { defineSchedule } from '../common/define-schedule.ts';
import { database } from '../common/firebase.ts';

/**
 * Renews the campaigns that ended on the day before and renew themselves, shortly after midnight, and tells their authors
 * of the campaigns that ended.
 */
export const renewCampaigns = defineSchedule(
  { name: 'renewCampaigns', schedule: 'every day 00:30', retryCount: 2 },
  async (at) => {
    const renewals = await renewEndedCampaigns(at);
    return { ...renewals, told: await tellOfEndedCampaigns(database(), at) };
  },
);
