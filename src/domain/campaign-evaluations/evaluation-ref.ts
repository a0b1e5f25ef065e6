import type { QuickEvaluation } from '../quick-evaluations/quick-evaluation.ts';
import type { CampaignEvaluation } from './campaign-evaluation.ts';

/** An evaluation of a group, or of an animal or enclosure of a campaign: both are answered and shown in the same way. */
export type AnsweredEvaluation = QuickEvaluation | CampaignEvaluation;

/** The name of an evaluation; without a group it is one of a campaign. */
export type EvaluationRef = { readonly groupId: string | null; readonly evaluationId: string };

/** Returns the name of an evaluation. */
export function refOf(evaluation: AnsweredEvaluation): EvaluationRef {
  const { evaluationId } = evaluation;
  return { groupId: 'groupId' in evaluation ? evaluation.groupId : null, evaluationId };
}
