import type { CampaignType } from '../access/campaign-type.ts';
import type { CampaignEvaluation } from '../campaign-evaluations/campaign-evaluation.ts';
import { takesPlanned } from '../campaign-monitoring/planned-state.ts';
import type { ObservationSession } from '../observation-sessions/session.ts';
import type { EpochMs } from '../time/epoch.ts';

type EndedSession = Pick<ObservationSession, 'status' | 'endedAtUnix' | 'secondOf' | 'invalidReason' | 'isKnownAnswer'>;

/**
 * Returns the end of a session that was finished and is neither invalid, nor a second opinion, nor the known answers of a
 * training; null for any other.
 */
export function endOfValid(session: EndedSession): EpochMs | null {
  return session.status === 'finished' && takesPlanned(session) && !session.isKnownAnswer ? session.endedAtUnix : null;
}

/**
 * Returns whether the sessions of a campaign evaluate welfare: training and pedagogical campaigns are kept apart.
 * @source specification, point 4 "Campaign"
 */
export function evaluatesWelfare(type: CampaignType): boolean {
  return type === 'welfare';
}

/**
 * Returns whether an evaluation is one of its animal or enclosure, in the results of welfare: neither of a training or
 * pedagogical campaign, nor a second opinion, which repeats the evaluation of somebody else.
 */
export function evaluatesSubject({
  campaignType,
  secondOf,
}: Pick<CampaignEvaluation, 'campaignType' | 'secondOf'>): boolean {
  return secondOf === null && evaluatesWelfare(campaignType);
}

/**
 * Returns the instant at which a session evaluated its animals and its enclosure; null for one that is no evaluation. A
 * campaign of no type is one that is gone.
 */
export function evaluatedAt(session: EndedSession, type: CampaignType | null): EpochMs | null {
  return type !== null && evaluatesWelfare(type) ? endOfValid(session) : null;
}

/** Returns the latest of some instants; null for none. */
export function latestOf(instants: readonly (EpochMs | null)[]): EpochMs | null {
  const known = instants.filter((one) => one !== null);
  return known.length === 0 ? null : Math.max(...known);
}
