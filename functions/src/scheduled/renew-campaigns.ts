import { followAllMissed } from '../alerts/follow-missed.ts';
import { renewEndedCampaigns } from '../campaigns/renew-ended-campaigns.ts';
import { defineSchedule } from '../common/define-schedule.ts';

/**
 * Raises the alerts of the sessions that nobody began on the day before, and renews the campaigns that ended on it and
 * renew themselves, shortly after midnight.
 */
export const renewCampaigns = defineSchedule(
  { name: 'renewCampaigns', schedule: 'every day 00:30', retryCount: 2 },
  async (at) => ({ alerts: await followAllMissed(at), ...(await renewEndedCampaigns(at)) }),
);
