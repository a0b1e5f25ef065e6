import { followAllMissed } from '../alerts/follow-missed.ts';
import { renewEndedCampaigns } from '../campaigns/renew-ended-campaigns.ts';
import { tellOfEndedCampaigns } from '../campaigns/tell-of-campaign.ts';
import { defineSchedule } from '../common/define-schedule.ts';
import { database } from '../common/firebase.ts';

/**
 * Raises the alerts of the sessions that nobody began on the day before, renews the campaigns that ended on it and renew
 * themselves, and tells authors of the campaigns that ended, shortly after midnight.
 */
export const renewCampaigns = defineSchedule(
  { name: 'renewCampaigns', schedule: 'every day 00:30', retryCount: 2 },
  async (at) => {
    const alerts = await followAllMissed(at);
    const renewals = await renewEndedCampaigns(at);
    return { alerts, ...renewals, told: await tellOfEndedCampaigns(database(), at) };
  },
);
