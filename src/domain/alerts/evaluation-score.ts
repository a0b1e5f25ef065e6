import type { CampaignEvaluation } from '../campaign-evaluations/campaign-evaluation.ts';
import { showsScores } from '../campaign-evaluations/campaign-result.ts';
import type { Campaign } from '../campaigns/campaign.ts';
import type { EpochMs } from '../time/epoch.ts';
import { type Episode, NO_CAUSE } from './alert.ts';
import { raisesAlerts } from './campaign-alerts.ts';

type Evaluated = Pick<CampaignEvaluation, 'evaluationId' | 'subjectKind' | 'subjectId' | 'leaderId'>;

/** The score of an evaluation, in percent, beside the least one that its campaign expects. */
export type FoundScore = { readonly percent: number; readonly least: number; readonly isExpected: boolean };

/**
 * Returns the score of a finished evaluation beside the expected one; null for a campaign that expects none, for an
 * evaluation without a score, for a second opinion, and while the campaign shows no scores: an alert would tell them.
 */
export function foundScore(
  campaign: Campaign,
  { result, secondOf }: Pick<CampaignEvaluation, 'result' | 'secondOf'>,
  now: EpochMs,
): FoundScore | null {
  const { minScore } = campaign;
  const percent = result?.overall ?? null;
  const isCompared = secondOf === null && raisesAlerts(campaign, 'scoreLow');
  if (!isCompared || minScore === null || percent === null) return null;
  return showsScores(campaign, now) ? { percent, least: minScore, isExpected: percent >= minScore } : null;
}

/**
 * Returns the episode that a low score begins.
 * @param enclosureId the enclosure of the animal or the one that was evaluated; null for an animal without one
 */
export function scoreEpisode(
  { campaignId, zooId }: Pick<Campaign, 'campaignId' | 'zooId'>,
  { evaluationId, subjectKind, subjectId, leaderId }: Evaluated,
  { percent, least }: FoundScore,
  { enclosureId, occurredAtUnix }: Pick<Episode, 'enclosureId' | 'occurredAtUnix'>,
): Episode {
  return {
    ...NO_CAUSE,
    ...{ alertId: `score-${evaluationId}`, zooId, kind: 'scoreLow', campaignId, evaluationId, enclosureId },
    ...{ animalId: subjectKind === 'animal' ? subjectId : null, observerId: leaderId },
    ...{ occurredAtUnix, value: percent, expectedMin: least },
  };
}
