import type { Alert } from '../../src/domain/alerts/alert.ts';
import { acknowledged, raisedAlert } from '../../src/domain/alerts/alert-steps.ts';
import { missedEpisodes } from '../../src/domain/alerts/campaign-alerts.ts';
import { followPlan } from '../../src/domain/campaign-monitoring/planned-state.ts';
import type { CampaignEvaluation } from '../../src/domain/campaign-evaluations/campaign-evaluation.ts';
import type { Campaign } from '../../src/domain/campaigns/campaign.ts';
import type { ObservationSession, SessionRecord } from '../../src/domain/observation-sessions/session.ts';
import { addDays, startOfDay } from '../../src/domain/time/calendar-day.ts';
import { ZONE } from '../../src/domain/time/epoch.ts';
import { agreementAlerts } from './agreement-alerts.ts';
import { frequencyAlerts } from './frequency-alerts.ts';
import { scoreAlerts } from './score-alerts.ts';
import type { SeedDocument } from './seed-document.ts';
import { stored } from './stored.ts';

const MINUTE = 60_000;
/** Minutes after midnight at which the nightly run raises alerts. */
const RAISED_AT = 30;
/** Minutes after midnight at which somebody acknowledges them. */
const ACKNOWLEDGED_AT = 9 * 60;
/** The latest missed session of a campaign that nobody has acknowledged yet. */
const ACTIVE = 1;
const REASONS = [
  'Observateur en formation ce jour-là.',
  'Orage : les animaux sont restés en loge.',
  'Travaux dans l’enclos, séance impossible.',
];

/**
 * Returns the alerts of the sessions that nobody made in active welfare campaigns, as the nightly runs would have raised
 * them: the latest of each campaign is active, the earlier ones are acknowledged with a reason. Those of behaviours out of
 * their range, of second opinions that agree too little and of low scores follow from what was recorded.
 * @param documents the documents of campaigns, enclosures, sessions and evaluations, among others
 */
export function alertDocuments(documents: readonly SeedDocument[], today: number): SeedDocument[] {
  const of = <Model>(path: RegExp) => documents.filter((one) => path.test(one.path)).map(({ data }) => data as Model);
  const sessions = Map.groupBy(of<ObservationSession>(/^visits\/[^/]+$/), ({ campaignId }) => campaignId);
  const sectors = new Map(
    of<{ enclosureId: string; linkedSectorId: string | null }>(/^enclosures\/[^/]+$/).map((one) => [
      one.enclosureId,
      one.linkedSectorId === null ? [] : [one.linkedSectorId],
    ]),
  );
  const evaluations = Map.groupBy(of<CampaignEvaluation>(/^campaignEvaluations\//), ({ campaignId }) => campaignId);
  const active = of<Campaign>(/^campaigns\/[^/]+$/).filter(({ status }) => status === 'active');
  const records = Map.groupBy(of<SessionRecord>(/^visits\/[^/]+\/records\//), ({ visitId }) => visitId);
  const recorded = (campaignId: string) =>
    (sessions.get(campaignId) ?? []).map((session) => ({ session, records: records.get(session.visitId) ?? [] }));
  const ofRecords = active
    .flatMap((campaign) => [
      ...[frequencyAlerts, agreementAlerts].flatMap((alertsOf) =>
        alertsOf(campaign, recorded(campaign.campaignId), (id) => sectors.get(id) ?? []),
      ),
      ...scoreAlerts(campaign, evaluations.get(campaign.campaignId) ?? [], (id) => sectors.get(id) ?? []),
    ])
    .map((alert) => stored(`alerts/${alert.alertId}`, alert));
  const ofMissed = active.flatMap((campaign) => {
    const { followed } = followPlan(campaign, sessions.get(campaign.campaignId) ?? [], today);
    return missedEpisodes(campaign, followed)
      .toSorted((one, other) => other.occurredAtUnix - one.occurredAtUnix)
      .map((episode, number) => {
        const raised = addDays(startOfDay(episode.occurredAtUnix, ZONE), 1, ZONE);
        const alert = raisedAlert(episode, sectors.get(episode.enclosureId ?? '') ?? [], raised + RAISED_AT * MINUTE);
        const told: Alert = { ...alert, toldAtUnix: alert.raisedAtUnix };
        const step = {
          by: campaign.authorId,
          reason: REASONS[number % REASONS.length] as string,
          at: raised + ACKNOWLEDGED_AT * MINUTE,
        };
        return stored(`alerts/${alert.alertId}`, number < ACTIVE ? told : { ...told, ...acknowledged(told, step) });
      });
  });
  return [...ofMissed, ...ofRecords];
}
