import { followAllMissed } from '../alerts/follow-missed.ts';
import { renewEndedCampaigns } from '../campaigns/renew-ended-campaigns.ts';
import { defineSchedule } from '../common/define-schedule.ts';

/**
 * Renews the campaigns that ended on the day before and renew themselves, then raises the alerts of the sessions that
 * nobody began on that day, shortly after midnight.
 */
export const renewCampaigns = defineSchedule(
  { name: 'renewCampaigns', schedule: 'every day 00:30', retryCount: 2 },
  async (at) => ({ ...(await renewEndedCampaigns(at)), alerts: await followAllMissed(at) }),
);
