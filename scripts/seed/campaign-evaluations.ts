import {
  type CampaignEvaluation,
  campaignEvaluationSchema,
} from '../../src/domain/campaign-evaluations/campaign-evaluation.ts';
import { campaignResultOf } from '../../src/domain/campaign-evaluations/campaign-result.ts';
import {
  concernedIds,
  frozenQuestionnaire,
  subjectKindOf,
} from '../../src/domain/campaign-evaluations/concerned-subjects.ts';
import { type Campaign, campaignSchema } from '../../src/domain/campaigns/campaign.ts';
import {
  type QuestionnaireVersion,
  questionnaireVersionSchema,
} from '../../src/domain/questionnaires/questionnaire.ts';
import { documentId } from './document-id.ts';
import { instantOf } from './fates.ts';
import { answeredSteps } from './quick-answers.ts';
import { randomFrom } from './random.ts';
import type { SeedDocument } from './seed-document.ts';
import { stored } from './stored.ts';

const MINUTE = 60_000;
/** How many days ago the evaluations were, the oldest first: some weeks have none. */
const DAYS_AGO = [86, 79, 65, 51, 44, 30, 23, 9];

/**
 * Returns finished evaluations of the active welfare campaigns with a questionnaire: of each enclosure or animal one in
 * most of the past weeks, in every other campaign a little better each time, in the others a little worse.
 * @param documents the documents of campaigns and of versions of questionnaires, among others
 */
export function campaignEvaluationDocuments(documents: readonly SeedDocument[], today: number): SeedDocument[] {
  const versions = new Map(
    documents.flatMap(({ path, data }) =>
      /^questionnaires\/[^/]+\/versions\/[^/]+$/.test(path) ? [[path, questionnaireVersionSchema.parse(data)]] : [],
    ),
  );
  const campaigns = documents
    .filter(({ path }) => /^campaigns\/[^/]+$/.test(path))
    .map(({ data }) => campaignSchema.parse(data))
    .filter(({ status, type }) => status === 'active' && type === 'welfare');
  return campaigns.flatMap((campaign, place) => {
    const frozen = frozenQuestionnaire(campaign);
    const version = versions.get(`questionnaires/${frozen?.questionnaireId}/versions/${frozen?.questionnaireVersion}`);
    if (version === undefined) return [];
    return concernedIds(campaign).flatMap((subjectId) =>
      DAYS_AGO.filter((days) => instantOf(today, days) >= campaign.startAtUnix).map((days, at) => {
        const one = { subjectId, at, place, startedAtUnix: instantOf(today, days) };
        const evaluation = evaluationOf(campaign, version, one);
        return stored(`campaignEvaluations/${evaluation.evaluationId}`, campaignEvaluationSchema.parse(evaluation));
      }),
    );
  });
}

/** The evaluation of an animal or enclosure: the number of it, and the number of its campaign. */
type Place = {
  readonly subjectId: string;
  readonly at: number;
  readonly place: number;
  readonly startedAtUnix: number;
};

function evaluationOf(
  campaign: Campaign,
  version: QuestionnaireVersion,
  { subjectId, at, place, startedAtUnix }: Place,
): CampaignEvaluation {
  const { zooId, campaignId, type: campaignType, observerIds } = campaign;
  const { questionnaireId, number: questionnaireVersion } = version;
  const random = randomFrom(20_266 + 100 * place + at);
  const leaderId = observerIds[at % observerIds.length] ?? '';
  const wantedOf = () => (place % 2 === 0 ? 0.6 + 0.04 * at : 0.9 - 0.06 * at);
  const steps = answeredSteps(version.questions, { leaderId, startedAtUnix, wantedOf }, random);
  const finishedAtUnix = startedAtUnix + random.between(9, 16) * MINUTE;
  const answered = { steps, media: [], campaignType };
  return {
    ...{ evaluationId: documentId(`${campaignId} ${subjectId} ${at}`), zooId, campaignId, ...answered },
    ...{ subjectKind: subjectKindOf(campaign), subjectId, questionnaireId, questionnaireVersion },
    ...{ secondOf: null, status: 'finished' },
    ...{ leaderId, durationMs: finishedAtUnix - startedAtUnix, feedback: '', startedBy: leaderId, startedAtUnix },
    ...{ finishedAtUnix, result: campaignResultOf(answered, version) },
    ...{ updatedBy: leaderId, updatedAtUnix: finishedAtUnix },
  };
}
