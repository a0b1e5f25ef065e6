import type { Alert } from '../../../src/domain/alerts/alert.ts';
import { raisesAlerts } from '../../../src/domain/alerts/campaign-alerts.ts';
import {
  agreementAlertId,
  agreementEpisode,
  occurredAt,
  sessionKappa,
} from '../../../src/domain/alerts/session-agreement.ts';
import type { Campaign } from '../../../src/domain/campaigns/campaign.ts';
import type { ObservationSession } from '../../../src/domain/observation-sessions/session.ts';
import { areCompared } from '../../../src/domain/observer-agreement/compared-sessions.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { database } from '../common/firebase.ts';
import { pathOf } from '../common/paths.ts';
import { recordsOf, sessionFrom } from '../observation-sessions/stored-session.ts';
import { raiseUnlessOpen } from './raise-unless-open.ts';
import { openAlertsOf, resolveAlerts, resolveUntil } from './stored-alerts.ts';
import { tellOfAlerts } from './tell-of-alerts.ts';

/** A session and the second opinion on it. */
type Pair = { readonly first: ObservationSession; readonly second: ObservationSession };

/**
 * Compares a session that ended, or was invalidated, with its second opinions, or a second opinion with its session.
 * Agreement below the campaign's least one raises an alert, which later agreement of the same observer resolves.
 */
export async function followAgreement(campaign: Campaign, session: ObservationSession, at: EpochMs): Promise<void> {
  if (session.status !== 'finished' || !raisesAlerts(campaign, 'agreementLow')) return;
  for (const pair of await pairsOf(session))
    // oxlint-disable-next-line no-await-in-loop -- a session has one second opinion, or a few
    await followPair(campaign, pair, at);
}

async function pairsOf(session: ObservationSession): Promise<readonly Pair[]> {
  const { visitId, secondOf } = session;
  if (secondOf !== null) {
    const first = sessionFrom(secondOf, (await database().doc(pathOf('visits', secondOf)).get()).data());
    return first === null ? [] : [{ first, second: session }];
  }
  const { docs } = await database().collection('visits').where('secondOf', '==', visitId).get();
  return docs
    .flatMap((document) => sessionFrom(document.id, document.data()) ?? [])
    .map((second) => ({ first: session, second }));
}

async function followPair(campaign: Campaign, { first, second }: Pair, at: EpochMs): Promise<void> {
  if (first.invalidReason !== '' || second.invalidReason !== '') {
    await resolveAlerts([{ alertId: agreementAlertId(second.visitId) }], at);
    return;
  }
  if (!areCompared(first, second)) return;
  const kappa = sessionKappa(await recordsOf(first.visitId), await recordsOf(second.visitId));
  const episode = agreementEpisode(campaign, first, second, kappa);
  if (episode !== null) {
    await raiseUnlessOpen(episode, lowAgreementOf(campaign.campaignId, episode.observerId), at);
    await tellOfAlerts(campaign, at);
  } else if (kappa !== null) await endAgreement(campaign.campaignId, { first, second }, at);
}

/** Resolves the alerts of an observer that are older than a second opinion which agrees enough. */
async function endAgreement(campaignId: string, { first, second }: Pair, at: EpochMs): Promise<void> {
  await resolveUntil(lowAgreementOf(campaignId, first.observerId), occurredAt(second), at);
}

function lowAgreementOf(campaignId: string, observerId: Alert['observerId']) {
  return openAlertsOf(campaignId, 'agreementLow').where('observerId', '==', observerId);
}
