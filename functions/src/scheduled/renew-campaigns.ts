import { renewEndedCampaigns } from '../campaigns/renew-ended-campaigns.ts';
import { defineSchedule } from '../common/define-schedule.ts';

/** Renews the campaigns that ended on the day before and renew themselves, shortly after midnight. */
export const renewCampaigns = defineSchedule(
  { name: 'renewCampaigns', schedule: 'every day 00:30', retryCount: 2 },
  renewEndedCampaigns,
);
