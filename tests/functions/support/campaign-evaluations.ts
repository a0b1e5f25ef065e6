import { randomUUID } from 'node:crypto';
import type { CampaignEvaluation } from '../../../src/domain/campaign-evaluations/campaign-evaluation.ts';
import type { Campaign } from '../../../src/domain/campaigns/campaign.ts';
import { aCampaignEvaluation } from '../../support/builders/campaign-evaluation.ts';
import { aQuestionnaireVersion } from '../../support/builders/questionnaire.ts';
import { createCampaign } from './campaigns.ts';
import { createContent } from './content.ts';
import { database } from './suite.ts';

/** The question of the questionnaire, and its best answer. */
export const QUESTION_ID = 'hou-space-01';

/** Stores an official questionnaire with the published version 1, which asks one question, and returns its id. */
export async function createPublishedQuestionnaire(): Promise<string> {
  const questionnaireId = await createContent('questionnaire', { status: 'published', version: 1 });
  const version = aQuestionnaireVersion({ questionnaireId });
  await database.doc(`questionnaires/${questionnaireId}/versions/1`).set(version);
  return questionnaireId;
}

/** Stores an active campaign with a questionnaire of its own, and returns its id. */
export async function createAnsweredCampaign(zooId: string, differences: Partial<Campaign> = {}): Promise<string> {
  const questionnaireId = await createPublishedQuestionnaire();
  const running = { status: 'active', launchedAtUnix: Date.now(), questionnaireId, questionnaireVersion: 1 } as const;
  return createCampaign(zooId, { ...running, ...differences });
}

/** Stores an evaluation of a campaign, beside the functions, and returns its id. */
export async function createCampaignEvaluation(
  zooId: string,
  campaignId: string,
  differences: Partial<CampaignEvaluation> = {},
): Promise<string> {
  const evaluationId = randomUUID();
  const questionnaireId = (await database.doc(`campaigns/${campaignId}`).get()).get('questionnaireId');
  const evaluation = aCampaignEvaluation({ evaluationId, zooId, campaignId, questionnaireId, ...differences });
  await database.doc(`campaignEvaluations/${evaluationId}`).set(evaluation);
  return evaluationId;
}
