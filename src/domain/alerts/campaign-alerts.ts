import type { FollowedSession } from '../campaign-monitoring/planned-state.ts';
import type { Campaign, PlannedSession } from '../campaigns/campaign.ts';
import { type Alert, type AlertKind, type Episode, NO_CAUSE } from './alert.ts';

/** A campaign, as far as its alerts depend on it. */
export type AlertingCampaign = Pick<
  Campaign,
  'type' | 'minAgreement' | 'expectedFrequencies' | 'minScore' | 'maxScore' | 'launchedAtUnix'
>;

/**
 * Returns whether a campaign raises alerts of a kind: missed observations in a welfare follow-up, low agreement wherever
 * the campaign sets a least agreement, frequencies of behaviours where it expects some, low and high scores where it sets
 * that end of their range. A draft raises none.
 * @source specification, point 4 "Campaign": welfare follow-up campaigns have alerts on
 */
export function raisesAlerts(
  { type, minAgreement, expectedFrequencies, minScore, maxScore, launchedAtUnix }: AlertingCampaign,
  kind: AlertKind,
): boolean {
  if (launchedAtUnix === null) return false;
  const raises: Readonly<Record<AlertKind, boolean>> = {
    observationMissed: type === 'welfare',
    agreementLow: minAgreement !== null,
    behaviourOutOfRange: expectedFrequencies.length > 0,
    scoreLow: minScore !== null,
    scoreHigh: maxScore !== null,
  };
  return raises[kind];
}

/**
 * Returns the episodes of the planned sessions that were missed. The planned hour is a part of the id: a session that is
 * planned again and missed again is another episode. Empty for a campaign without alerts of missed observations.
 */
export function missedEpisodes(
  campaign: Pick<Campaign, 'campaignId' | 'zooId'> & AlertingCampaign,
  followed: readonly Pick<FollowedSession, 'planned' | 'state'>[],
): readonly Episode[] {
  if (!raisesAlerts(campaign, 'observationMissed')) return [];
  return followed.flatMap(({ planned, state }) => (state === 'missed' ? [missedEpisode(campaign, planned)] : []));
}

function missedEpisode(
  { campaignId, zooId }: Pick<Campaign, 'campaignId' | 'zooId'>,
  { plannedId, enclosureId, observerId, atUnix }: PlannedSession,
): Episode {
  return {
    ...NO_CAUSE,
    ...{ alertId: `missed-${campaignId}-${plannedId}-${atUnix}`, zooId, kind: 'observationMissed', campaignId },
    ...{ enclosureId, plannedId, observerId, occurredAtUnix: atUnix },
  };
}

/** The alerts that a campaign raises and resolves. */
type AlertChanges = { readonly raise: readonly Episode[]; readonly resolve: readonly Alert[] };

/** Returns the episodes without an alert, and the alerts without an episode, of all open alerts of one kind. */
export function alertChanges(episodes: readonly Episode[], open: readonly Alert[]): AlertChanges {
  const lasting = new Set(episodes.map(({ alertId }) => alertId));
  const known = new Set(open.map(({ alertId }) => alertId));
  return {
    raise: episodes.filter(({ alertId }) => !known.has(alertId)),
    resolve: open.filter(({ alertId }) => !lasting.has(alertId)),
  };
}
