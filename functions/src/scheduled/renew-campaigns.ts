import { followAllEndedScores } from '../alerts/follow-ended-scores.ts';
import { followLateEntries } from '../alerts/follow-late-entries.ts';
import { followAllMissed } from '../alerts/follow-missed.ts';
import { renewEndedCampaigns } from '../campaigns/renew-ended-campaigns.ts';
import { tellOfEndedCampaigns } from '../campaigns/tell-of-campaign.ts';
import { defineSchedule } from '../common/define-schedule.ts';
import { database } from '../common/firebase.ts';

/**
 * Renews the campaigns that ended on the day before and renew themselves, raises the alerts of the sessions that nobody
 * began on that day, follows sessions whose entries came late, compares the scores that ended campaigns showed with delay,
 * and tells authors of the campaigns that ended, shortly after midnight.
 */
export const renewCampaigns = defineSchedule(
  { name: 'renewCampaigns', schedule: 'every day 00:30', retryCount: 2 },
  async (at) => {
    // Renewal comes first: a failure of what follows must not keep a campaign from it.
    const renewals = await renewEndedCampaigns(at);
    const alerts = await followAllMissed(at);
    const late = await followLateEntries(at);
    const scores = await followAllEndedScores(at);
    return { ...renewals, alerts, late, scores, told: await tellOfEndedCampaigns(database(), at) };
  },
);
