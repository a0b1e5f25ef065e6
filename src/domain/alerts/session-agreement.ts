import { codedByBoth } from '../analysis/agreement/coded-items.ts';
import { cohensKappa } from '../analysis/agreement/cohens-kappa.ts';
import type { Campaign } from '../campaigns/campaign.ts';
import type { ObservationSession, SessionRecord } from '../observation-sessions/session.ts';
import { judgedItems } from '../observer-agreement/judged-items.ts';
import { type Episode, NO_CAUSE } from './alert.ts';
import { type AlertingCampaign, raisesAlerts } from './campaign-alerts.ts';

/** The ids of alerts about known answers begin so. */
const KNOWN = 'known-';

type Records = readonly Pick<SessionRecord, 'entries'>[];
type Opinion = Pick<ObservationSession, 'visitId' | 'enclosureId' | 'observerId' | 'startedAtUnix' | 'endedAtUnix'>;
type First = Pick<ObservationSession, 'observerId' | 'isKnownAnswer'>;

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
 * Returns the observer whom the agreement of two sessions judges: that of the first one, on which the other is a second
 * opinion; where the first one holds known answers, that of the other.
 */
export function judgedObserver(first: First, second: Pick<Opinion, 'observerId'>): string {
  return first.isKnownAnswer ? second.observerId : first.observerId;
}

/**
 * Returns the episode of two sessions that agree less than the least agreement of their campaign; null where they reach that,
 * where nothing can be compared, and for a campaign without a least agreement.
 */
export function agreementEpisode(
  campaign: Pick<Campaign, 'campaignId' | 'zooId'> & AlertingCampaign,
  first: First,
  second: Opinion,
  kappa: number | null,
): Episode | null {
  const { campaignId, zooId, minAgreement } = campaign;
  if (!raisesAlerts(campaign, 'agreementLow') || minAgreement === null || kappa === null) return null;
  if (kappa >= minAgreement) return null;
  return {
    ...NO_CAUSE,
    ...{ alertId: agreementAlertId(first, second), zooId, kind: 'agreementLow', campaignId },
    ...{ enclosureId: second.enclosureId, visitId: second.visitId, observerId: judgedObserver(first, second) },
    ...{ occurredAtUnix: occurredAt(second), value: kappa, expectedMin: minAgreement },
  };
}

/** Returns the id of the alert that the second of two sessions raises: it tells a second opinion from an answer. */
export function agreementAlertId(
  { isKnownAnswer }: Pick<First, 'isKnownAnswer'>,
  { visitId }: Pick<Opinion, 'visitId'>,
): string {
  return `${isKnownAnswer ? KNOWN : 'agreement-'}${visitId}`;
}

/** Returns whether an alert tells of the comparison with known answers, by its id. */
export function isOfKnownAnswers({ alertId }: Pick<Episode, 'alertId'>): boolean {
  return alertId.startsWith(KNOWN);
}

/** Returns the instant at which the agreement of a second opinion is known: its end. */
export function occurredAt({ startedAtUnix, endedAtUnix }: Pick<Opinion, 'startedAtUnix' | 'endedAtUnix'>): number {
  return endedAtUnix ?? startedAtUnix;
}
