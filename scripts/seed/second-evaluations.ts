import {
  type CampaignEvaluation,
  campaignEvaluationSchema,
} from '../../src/domain/campaign-evaluations/campaign-evaluation.ts';
import { campaignResultOf } from '../../src/domain/campaign-evaluations/campaign-result.ts';
import { type Campaign, campaignSchema } from '../../src/domain/campaigns/campaign.ts';
import {
  type QuestionnaireVersion,
  questionnaireVersionSchema,
} from '../../src/domain/questionnaires/questionnaire.ts';
import { documentId } from './document-id.ts';
import { anyAnswer } from './quick-answers.ts';
import { type Random, randomFrom } from './random.ts';
import type { SeedDocument } from './seed-document.ts';
import { stored } from './stored.ts';

/** The auditor answers half an hour after the first evaluation has ended. */
const LATER = 30 * 60_000;
/** The share of the answers that the auditor gives anew, some of them the same again. */
const ANEW = 0.3;

/**
 * Returns the second opinion of an auditor on the latest evaluation of the first active welfare campaign that names one;
 * none without such a campaign.
 * @param documents the documents of campaigns, versions of questionnaires and evaluations of campaigns, among others
 */
export function secondEvaluationDocuments(documents: readonly SeedDocument[]): SeedDocument[] {
  const campaign = documents
    .filter(({ path }) => /^campaigns\/[^/]+$/.test(path))
    .map(({ data }) => campaignSchema.parse(data))
    .find(({ status, type, auditorIds }) => status === 'active' && type === 'welfare' && auditorIds.length > 0);
  const first = documents
    .filter(({ path }) => path.startsWith('campaignEvaluations/'))
    .map(({ data }) => campaignEvaluationSchema.parse(data))
    .filter(({ campaignId }) => campaignId === campaign?.campaignId)
    .toSorted((one, other) => other.startedAtUnix - one.startedAtUnix)[0];
  const path = `questionnaires/${first?.questionnaireId}/versions/${first?.questionnaireVersion}`;
  const version = documents.find((one) => one.path === path);
  if (campaign === undefined || first === undefined || version === undefined) return [];
  const second = secondOn(first, campaign, questionnaireVersionSchema.parse(version.data));
  return [stored(`campaignEvaluations/${second.evaluationId}`, campaignEvaluationSchema.parse(second))];
}

function secondOn(
  first: CampaignEvaluation,
  { auditorIds: [leaderId = ''] }: Campaign,
  version: QuestionnaireVersion,
): CampaignEvaluation {
  const startedAtUnix = (first.finishedAtUnix ?? first.startedAtUnix) + LATER;
  const moved = startedAtUnix - first.startedAtUnix;
  const steps = judgedAnew(first.steps, version, randomFrom(20_267)).map((step) => ({
    ...{ ...step, by: leaderId, atUnix: step.atUnix + moved },
  }));
  const finishedAtUnix = startedAtUnix + first.durationMs;
  const answered = { steps, media: [], campaignType: first.campaignType };
  return {
    ...first,
    ...answered,
    ...{ evaluationId: documentId(`${first.evaluationId} second opinion`), secondOf: first.evaluationId },
    ...{ leaderId, startedBy: leaderId, startedAtUnix, finishedAtUnix, updatedBy: leaderId },
    ...{ updatedAtUnix: finishedAtUnix, result: campaignResultOf(answered, version) },
  };
}

/** Returns the answers of an evaluation, some of them given anew, and without its comments. */
function judgedAnew(
  steps: CampaignEvaluation['steps'],
  { questions }: Pick<QuestionnaireVersion, 'questions'>,
  random: Random,
): CampaignEvaluation['steps'] {
  return steps
    .filter(({ kind }) => kind !== 'comment')
    .map((step) => {
      const question = questions.find(({ questionId }) => questionId === step.questionId);
      if (question === undefined || step.kind !== 'answer' || !random.chance(ANEW)) return step;
      const value = anyAnswer(question, random);
      if (value === null) return step;
      return { ...step, value: typeof value === 'object' ? [...value] : value };
    });
}
