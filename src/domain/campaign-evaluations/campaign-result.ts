import { isOver } from '../campaigns/campaign-steps.ts';
import type { Campaign } from '../campaigns/campaign.ts';
import { flowOf } from '../questionnaires/flow.ts';
import type { QuestionnaireVersion } from '../questionnaires/questionnaire.ts';
import type { EvaluationResult } from '../quick-evaluations/quick-evaluation.ts';
import { resultOfFlow } from '../quick-evaluations/result-of.ts';
import type { EpochMs } from '../time/epoch.ts';
import type { CampaignEvaluation } from './campaign-evaluation.ts';

/**
 * Returns the scores of an evaluation by the questions and weights of its questionnaire. A pedagogical campaign gives no
 * score of welfare: its evaluations say how many questions were answered alone.
 * @source specification, point 4 "Campaign"; analysis definitions, 11
 */
export function campaignResultOf(
  evaluation: Pick<CampaignEvaluation, 'steps' | 'media' | 'campaignType'>,
  version: Pick<QuestionnaireVersion, 'sections' | 'conditions' | 'required' | 'questions' | 'weights'>,
): EvaluationResult {
  const result = resultOfFlow(evaluation, flowOf(version), version.weights);
  if (hasScores(evaluation.campaignType)) return result;
  return {
    ...result,
    ...{ categories: { housing: null, feeding: null, health: null, behavior: null }, overall: null, label: null },
  };
}

/** Returns whether the evaluations of a type of campaign have scores: those of pedagogical ones have none. */
export function hasScores(type: Campaign['type']): boolean {
  return type !== 'pedagogical';
}

/**
 * Returns whether the scores of a campaign are shown at an instant: at once, or, where the campaign evaluates with delay,
 * once it has ended.
 * @source specification, point 3 "Campaign", evaluation type
 */
export function showsScores(
  { type, evaluationType, status, endAtUnix }: Pick<Campaign, 'type' | 'evaluationType' | 'status' | 'endAtUnix'>,
  now: EpochMs,
): boolean {
  return hasScores(type) && (evaluationType === 'immediate' || status !== 'active' || isOver({ endAtUnix }, now));
}
