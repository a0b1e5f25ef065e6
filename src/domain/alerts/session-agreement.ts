import { codedByBoth } from '../analysis/agreement/coded-items.ts';
import { cohensKappa } from '../analysis/agreement/cohens-kappa.ts';
import type { Campaign } from '../campaigns/campaign.ts';
import type { ObservationSession, SessionRecord } from '../observation-sessions/session.ts';
import { judgedItems } from '../observer-agreement/judged-items.ts';
import { type Episode, NO_CAUSE } from './alert.ts';
import { type AlertingCampaign, raisesAlerts } from './campaign-alerts.ts';

type Records = readonly Pick<SessionRecord, 'entries'>[];
type Opinion = Pick<ObservationSession, 'visitId' | 'enclosureId' | 'observerId' | 'startedAtUnix' | 'endedAtUnix'>;

/**
 * Returns Cohen's kappa of two scan sessions. An item is an animal in the scan of one number; "not visible" is a category,
 * and an animal that somebody did not look for is no item. Null without a common item, and when both used one and the
 * same category only.
 * @source analysis definitions, 9
 */
export function sessionKappa(first: Records, second: Records): number | null {
  const [ofFirst, ofSecond] = [judgedItems(first), judgedItems(second)];
  const items = [...ofFirst.keys()];
  return cohensKappa(
    codedByBoth(
      items.map((item) => ofFirst.get(item)?.code ?? null),
      items.map((item) => ofSecond.get(item)?.code ?? null),
    ),
  );
}

/**
 * Returns the episode of a second opinion whose agreement with the first session is below the least agreement of its
 * campaign; null where it reaches that, where nothing can be compared, and for a campaign without a least agreement.
 */
export function agreementEpisode(
  campaign: Pick<Campaign, 'campaignId' | 'zooId'> & AlertingCampaign,
  first: Opinion,
  second: Opinion,
  kappa: number | null,
): Episode | null {
  const { campaignId, zooId, minAgreement } = campaign;
  if (!raisesAlerts(campaign, 'agreementLow') || minAgreement === null || kappa === null) return null;
  if (kappa >= minAgreement) return null;
  return {
    ...NO_CAUSE,
    ...{ alertId: agreementAlertId(second.visitId), zooId, kind: 'agreementLow', campaignId },
    ...{ enclosureId: second.enclosureId, visitId: second.visitId, observerId: first.observerId },
    ...{ occurredAtUnix: occurredAt(second), value: kappa, expectedMin: minAgreement },
  };
}

/** Returns the id of the alert that a second opinion raises. */
export function agreementAlertId(secondVisitId: string): string {
  return `agreement-${secondVisitId}`;
}

/** Returns the instant at which the agreement of a second opinion is known: its end. */
export function occurredAt({ startedAtUnix, endedAtUnix }: Pick<Opinion, 'startedAtUnix' | 'endedAtUnix'>): number {
  return endedAtUnix ?? startedAtUnix;
}
