import type { Episode } from '../../../src/domain/alerts/alert.ts';
import { raisedAlert } from '../../../src/domain/alerts/alert-steps.ts';
import { alertChanges, missedEpisodes, raisesAlerts } from '../../../src/domain/alerts/campaign-alerts.ts';
import { followPlan, takesPlanned } from '../../../src/domain/campaign-monitoring/planned-state.ts';
import type { Campaign } from '../../../src/domain/campaigns/campaign.ts';
import type { ObservationSession } from '../../../src/domain/observation-sessions/session.ts';
import { addDays } from '../../../src/domain/time/calendar-day.ts';
import { type EpochMs, ZONE } from '../../../src/domain/time/epoch.ts';
import { campaignFrom, campaignPath, CAMPAIGNS, sessionsOf } from '../campaigns/campaign-step.ts';
import { eachCampaign } from '../campaigns/each-campaign.ts';
import { createOnce } from '../common/create-once.ts';
import { database } from '../common/firebase.ts';
import { sessionFrom } from '../observation-sessions/stored-session.ts';
import { sectorsOfEnclosures } from './sectors-of-enclosures.ts';
import { alertPath, alertsIn, openAlertsOf, resolveAlerts } from './stored-alerts.ts';
import { tellOfAlerts } from './tell-of-alerts.ts';

/** Alerts written side by side. */
const AT_ONCE = 50;
/** Days after its end in which a campaign is still looked at: the last session is missed on the day after. */
const DAYS_AFTER_END = 3;

/** The work of a run: alerts raised and resolved, messages sent, campaigns that failed. */
type AlertWork = { raised: number; resolved: number; told: number; failed: number };

/**
 * Raises the alerts of missed observations in every active welfare campaign that runs or ended in the last days, resolves
 * those whose session was planned again, and tells the people. A repeated run changes nothing. A campaign that fails is
 * logged and does not stop the others.
 */
export async function followAllMissed(at: EpochMs): Promise<AlertWork> {
  const done = { raised: 0, resolved: 0, told: 0 };
  const campaigns = database()
    .collection(CAMPAIGNS)
    .where('status', '==', 'active' satisfies Campaign['status'])
    .where('type', '==', 'welfare' satisfies Campaign['type'])
    .where('endAtUnix', '>=', addDays(at, -DAYS_AFTER_END, ZONE))
    .orderBy('endAtUnix');
  const failed = await eachCampaign(campaigns, {
    name: 'followAllMissed',
    async work(_campaign, id) {
      const one = await followMissed(id, at);
      for (const name of ['raised', 'resolved', 'told'] as const) done[name] += one[name];
    },
  });
  return { ...done, failed };
}

/**
 * Raises, resolves and tells the alerts of missed observations of one campaign, as its plan and its sessions say now. An
 * active campaign alone raises new ones. Nothing happens for a campaign without such alerts, or for one that is gone.
 */
export async function followMissed(campaignId: string, at: EpochMs): Promise<Omit<AlertWork, 'failed'>> {
  const campaign = campaignFrom(campaignId, (await database().doc(campaignPath(campaignId)).get()).data());
  if (campaign === null || !raisesAlerts(campaign, 'observationMissed')) return { raised: 0, resolved: 0, told: 0 };
  const [{ docs }, open] = await Promise.all([
    sessionsOf(campaignId).get(),
    alertsIn(openAlertsOf(campaignId, 'observationMissed')),
  ]);
  const sessions = docs.flatMap((document) => sessionFrom(document.id, document.data()) ?? []);
  const { followed } = followPlan(campaign, sessions, at);
  const { raise, resolve } = alertChanges(missedEpisodes(campaign, followed), open);
  const raised = campaign.status === 'active' ? await raiseAll(campaign.zooId, raise, at) : 0;
  const resolved = await resolveAlerts(resolve, at);
  return { raised, resolved, told: await tellOfAlerts(campaign, at) };
}

/** Resolves the alert of the planned session that a session makes, also one that is entered afterwards. */
export async function endMissed(session: ObservationSession, at: EpochMs): Promise<void> {
  const { campaignId, plannedId } = session;
  if (plannedId === null || !takesPlanned(session)) return;
  const open = await alertsIn(openAlertsOf(campaignId, 'observationMissed').where('plannedId', '==', plannedId));
  await resolveAlerts(open, at);
}

async function raiseAll(zooId: string, episodes: readonly Episode[], at: EpochMs): Promise<number> {
  const sectorsOf = await sectorsOfEnclosures(
    zooId,
    episodes.map(({ enclosureId }) => enclosureId),
  );
  let raised = 0;
  for (let start = 0; start < episodes.length; start += AT_ONCE) {
    // oxlint-disable-next-line no-await-in-loop -- so many side by side, not all
    const created = await Promise.all(
      episodes
        .slice(start, start + AT_ONCE)
        .map(async (episode) =>
          createOnce(
            database().doc(alertPath(episode.alertId)),
            raisedAlert(episode, sectorsOf(episode.enclosureId), at),
          ),
        ),
    );
    raised += created.filter(Boolean).length;
  }
  return raised;
}
