import type { CampaignEvaluation } from '../campaign-evaluations/campaign-evaluation.ts';
import { showsScores } from '../campaign-evaluations/campaign-result.ts';
import type { Campaign } from '../campaigns/campaign.ts';
import type { EpochMs } from '../time/epoch.ts';
import { type AlertKind, type Episode, NO_CAUSE } from './alert.ts';
import { raisesAlerts } from './campaign-alerts.ts';

type Evaluated = Pick<CampaignEvaluation, 'evaluationId' | 'subjectKind' | 'subjectId' | 'leaderId'>;

/** The kinds of a score that is not expected. An animal or an enclosure has one open alert of them at a time. */
export const SCORE_KINDS = ['scoreLow', 'scoreHigh'] as const satisfies readonly AlertKind[];
export type ScoreKind = (typeof SCORE_KINDS)[number];

/** Returns whether alerts of a kind tell of a score. */
export function isScoreKind(kind: AlertKind): kind is ScoreKind {
  return SCORE_KINDS.some((one) => one === kind);
}

/** The score of an evaluation, in percent, beside the range in which its campaign expects it. */
export type FoundScore = {
  readonly percent: number;
  /** the ends of the range, both included; null for an open end */
  readonly min: number | null;
  readonly max: number | null;
  /** the kind of its alert; null for a score within the range */
  readonly kind: ScoreKind | null;
};

/**
 * Returns the score of a finished evaluation beside the expected range; null for a campaign that expects none, for an
 * evaluation without a score, for a second opinion, and while the campaign shows no scores: an alert would tell them.
 */
export function foundScore(
  campaign: Campaign,
  { result, secondOf }: Pick<CampaignEvaluation, 'result' | 'secondOf'>,
  now: EpochMs,
): FoundScore | null {
  const percent = result?.overall ?? null;
  if (secondOf !== null || percent === null || !watchesScores(campaign, now)) return null;
  const { minScore: min, maxScore: max } = campaign;
  return { percent, min, max, kind: kindOf(percent, min, max) };
}

/**
 * Returns the episode that a score out of its range begins.
 * @param enclosureId the enclosure of the animal or the one that was evaluated; null for an animal without one
 */
export function scoreEpisode(
  { campaignId, zooId }: Pick<Campaign, 'campaignId' | 'zooId'>,
  { evaluationId, subjectKind, subjectId, leaderId }: Evaluated,
  { percent, min, max, kind }: FoundScore & { readonly kind: ScoreKind },
  { enclosureId, occurredAtUnix }: Pick<Episode, 'enclosureId' | 'occurredAtUnix'>,
): Episode {
  return {
    ...NO_CAUSE,
    ...{ alertId: `score-${evaluationId}`, zooId, kind, campaignId, evaluationId, enclosureId },
    ...{ animalId: subjectKind === 'animal' ? subjectId : null, observerId: leaderId },
    ...{ occurredAtUnix, value: percent, expectedMin: min, expectedMax: max },
  };
}

/** Returns whether a campaign expects a range of scores, and shows scores already. */
export function watchesScores(campaign: Campaign, now: EpochMs): boolean {
  return SCORE_KINDS.some((kind) => raisesAlerts(campaign, kind)) && showsScores(campaign, now);
}

function kindOf(percent: number, min: number | null, max: number | null): ScoreKind | null {
  if (min !== null && percent < min) return 'scoreLow';
  return max !== null && percent > max ? 'scoreHigh' : null;
}
