import type { Query, Transaction } from 'firebase-admin/firestore';
import {
  type CampaignEvaluation,
  campaignEvaluationSchema,
} from '../../../src/domain/campaign-evaluations/campaign-evaluation.ts';
import type { FrozenQuestionnaire } from '../../../src/domain/campaign-evaluations/concerned-subjects.ts';
import { contentVersionFromStored } from '../../../src/domain/content/content-kind.ts';
import { olderFieldsOf } from '../../../src/domain/fields/field.ts';
import { QUESTIONNAIRE_KIND } from '../../../src/domain/questionnaires/questionnaire-table.ts';
import type { QuestionnaireVersion } from '../../../src/domain/questionnaires/questionnaire.ts';
import { database } from '../common/firebase.ts';
import { isDocumentId, pathOf } from '../common/paths.ts';
import { contentVersionPath } from '../content/content-paths.ts';

/** The fields that older evaluations lack. */
const OLDER = olderFieldsOf(campaignEvaluationSchema);

/** The collection of the evaluations of campaigns. */
export const CAMPAIGN_EVALUATIONS = 'campaignEvaluations';

/** Returns the path of an evaluation of a campaign. */
export function campaignEvaluationPath(evaluationId: string): string {
  return pathOf(CAMPAIGN_EVALUATIONS, evaluationId);
}

/** Returns the query for the evaluations of a campaign. */
export function evaluationsOf(campaignId: string): Query {
  return database().collection(CAMPAIGN_EVALUATIONS).where('campaignId', '==', campaignId);
}

/** Returns a stored evaluation of a campaign; null when there is none, or it has not the shape of one. */
export function campaignEvaluationFrom(evaluationId: string, data: object | undefined): CampaignEvaluation | null {
  return campaignEvaluationSchema.safeParse({ ...OLDER, ...data, evaluationId }).data ?? null;
}

/** Returns the frozen version of a questionnaire with its questions; null when there is none. */
export async function frozenVersion(
  transaction: Transaction,
  { questionnaireId, questionnaireVersion }: FrozenQuestionnaire,
): Promise<QuestionnaireVersion | null> {
  if (!isDocumentId(questionnaireId)) return null;
  const path = contentVersionPath('questionnaire', questionnaireId, questionnaireVersion);
  const document = await transaction.get(database().doc(path));
  return contentVersionFromStored(QUESTIONNAIRE_KIND, document.id, document.data());
}
