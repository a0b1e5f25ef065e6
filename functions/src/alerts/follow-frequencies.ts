import type { Query } from 'firebase-admin/firestore';
import { raisesAlerts } from '../../../src/domain/alerts/campaign-alerts.ts';
import {
  foundFrequencies,
  frequencyEpisode,
  watchesFrequencies,
} from '../../../src/domain/alerts/session-frequencies.ts';
import { occurredAt } from '../../../src/domain/alerts/session-agreement.ts';
import type { Campaign } from '../../../src/domain/campaigns/campaign.ts';
import type { ObservationSession } from '../../../src/domain/observation-sessions/session.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { recordsOf } from '../observation-sessions/stored-session.ts';
import { raiseUnlessOpen } from './raise-unless-open.ts';
import { alertsIn, openAlertsOf, resolveAlerts, resolveUntil } from './stored-alerts.ts';
import { tellOfAlerts } from './tell-of-alerts.ts';

/**
 * Compares the frequencies of behaviours in a session that ended with those that its campaign expects. A frequency out of its range
 * raises an alert of its enclosure, which a later session within the range resolves; an invalid session resolves its own.
 */
export async function followFrequencies(campaign: Campaign, session: ObservationSession, at: EpochMs): Promise<void> {
  if (!watchesFrequencies(session) || !raisesAlerts(campaign, 'behaviourOutOfRange')) return;
  const { campaignId, enclosureId, visitId } = session;
  if (session.invalidReason !== '') {
    await resolveAlerts(await alertsIn(openFrequencies(campaignId).where('visitId', '==', visitId)), at);
    return;
  }
  for (const found of foundFrequencies(campaign.expectedFrequencies, await recordsOf(visitId))) {
    const ofPlace = openFrequencies(campaignId)
      .where('enclosureId', '==', enclosureId)
      .where('behaviourCode', '==', found.expected.code);
    // oxlint-disable-next-line no-await-in-loop -- a campaign watches a few behaviours
    if (!found.isExpected) await raiseUnlessOpen(frequencyEpisode(campaign, session, found), ofPlace, at);
    // oxlint-disable-next-line no-await-in-loop
    else await resolveUntil(ofPlace, occurredAt(session), at);
  }
  await tellOfAlerts(campaign, at);
}

function openFrequencies(campaignId: string): Query {
  return openAlertsOf(campaignId, 'behaviourOutOfRange');
}
