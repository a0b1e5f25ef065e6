import type { Alert } from '../../../src/domain/alerts/alert.ts';
import { raisesAlerts } from '../../../src/domain/alerts/campaign-alerts.ts';
import {
  agreementAlertId,
  agreementEpisode,
  isOfKnownAnswers,
  judgedObserver,
  occurredAt,
  sessionKappa,
} from '../../../src/domain/alerts/session-agreement.ts';
import type { Campaign } from '../../../src/domain/campaigns/campaign.ts';
import type { ObservationSession } from '../../../src/domain/observation-sessions/session.ts';
import { areCompared } from '../../../src/domain/observer-agreement/compared-sessions.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { type RepeatedSession, repeatsOf } from '../observation-sessions/repeated-sessions.ts';
import { recordsOf } from '../observation-sessions/stored-session.ts';
import { raiseUnlessOpen } from './raise-unless-open.ts';
import { alertsIn, openAlertsOf, resolveAlerts } from './stored-alerts.ts';
import { tellOfAlerts } from './tell-of-alerts.ts';

/**
 * Compares a session that ended, or was invalidated, with the sessions that repeat it, or one that repeats with its session.
 * Agreement below the campaign's least one raises an alert, which later agreement of the same observer resolves. Of sessions
 * with known answers the agreement that `followKnownAnswers` stored counts.
 */
export async function followAgreement(campaign: Campaign, session: ObservationSession, at: EpochMs): Promise<void> {
  if (session.status !== 'finished' || !raisesAlerts(campaign, 'agreementLow')) return;
  for (const pair of await repeatsOf(session))
    // oxlint-disable-next-line no-await-in-loop -- a session has one second opinion, or a few
    await followPair(campaign, pair, at);
}

async function followPair(campaign: Campaign, pair: RepeatedSession, at: EpochMs): Promise<void> {
  const { first, second } = pair;
  const ids = [true, false].map((isKnownAnswer) => ({
    isKnownAnswer,
    alertId: agreementAlertId({ isKnownAnswer }, second),
  }));
  if (first.invalidReason !== '' || second.invalidReason !== '') return void (await resolveAlerts(ids, at));
  // A session that was marked meanwhile judges another observer.
  if (campaign.type === 'training')
    await resolveAlerts(
      ids.filter(({ isKnownAnswer }) => isKnownAnswer !== first.isKnownAnswer),
      at,
    );
  if (!areCompared(first, second)) return;
  const kappa = await kappaOf(pair);
  const episode = agreementEpisode(campaign, first, second, kappa);
  if (episode !== null) {
    await raiseUnlessOpen(episode, lowAgreementOf(campaign.campaignId, episode.observerId), at);
    await tellOfAlerts(campaign, at);
  } else if (kappa !== null) await endAgreement(campaign.campaignId, pair, at);
}

async function kappaOf({ first, second }: RepeatedSession): Promise<number | null> {
  if (first.isKnownAnswer) return second.knownAgreement?.kappa ?? null;
  return sessionKappa(await recordsOf(first.visitId), await recordsOf(second.visitId));
}

/**
 * Resolves the alerts of an observer that are older than a comparison which agrees enough. A second opinion ends none about
 * known answers, which decide first.
 */
async function endAgreement(campaignId: string, { first, second }: RepeatedSession, at: EpochMs): Promise<void> {
  const open = await alertsIn(lowAgreementOf(campaignId, judgedObserver(first, second)));
  const until = occurredAt(second);
  await resolveAlerts(
    open.filter((alert) => alert.occurredAtUnix <= until && (first.isKnownAnswer || !isOfKnownAnswers(alert))),
    at,
  );
}

function lowAgreementOf(campaignId: string, observerId: Alert['observerId']) {
  return openAlertsOf(campaignId, 'agreementLow').where('observerId', '==', observerId);
}
