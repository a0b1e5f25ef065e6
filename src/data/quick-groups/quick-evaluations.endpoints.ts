import type { AddEvaluationMediaRequest, RemoveEvaluationMediaRequest } from '#domain/callables/quick-evaluations.ts';
import type {
  GiveSecondOpinionRequest,
  StartCampaignEvaluationRequest,
} from '#domain/callables/campaign-evaluations.ts';
import type { CampaignEvaluation } from '#domain/campaign-evaluations/campaign-evaluation.ts';
import type { QuestionSet, QuickEvaluation } from '#domain/quick-evaluations/quick-evaluation.ts';
import { answerOf } from '../answer.ts';
import { api } from '../api.ts';
import { dependenciesOf, type Repositories } from '../dependencies.ts';
import type { Listed } from '../listed.ts';
import { liveQuery } from '../live/live-query.ts';
import { localWrite, type Nothing } from '../write-endpoints.ts';
import type {
  CampaignOfEvaluations,
  EvaluationChange,
  GroupOfEvaluations,
  NewStep,
  OneEvaluation,
} from './quick-evaluations.repository.ts';

type OneSet = { readonly groupId: string; readonly setId: string };
const open = (repositories: Repositories) => repositories.quickEvaluations();

const quickEvaluationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One evaluation, live. */
    quickEvaluation: build.query<QuickEvaluation, OneEvaluation>(
      liveQuery<QuickEvaluation, OneEvaluation>('quickEvaluation', async (repositories, one, watcher) =>
        (await open(repositories)).watchOne(one, watcher),
      ),
    ),
    /** The evaluations of a group, live, the latest first. */
    quickEvaluations: build.query<Listed<QuickEvaluation>, GroupOfEvaluations>(
      liveQuery<Listed<QuickEvaluation>, GroupOfEvaluations>('quickEvaluations', async (repositories, group, watcher) =>
        (await open(repositories)).watchAll(group, watcher),
      ),
    ),
    /** The questions that evaluations have asked. */
    questionSet: build.query<QuestionSet, OneSet>(
      liveQuery<QuestionSet, OneSet>('questionSet', async (repositories, set, watcher) =>
        (await open(repositories)).watchSet(set, watcher),
      ),
    ),
    /** Begins an evaluation, or returns the one that is running. */
    startQuickEvaluation: build.mutation<{ evaluationId: string }, string>({
      queryFn: async (groupId, { extra }) =>
        answerOf(await (await open(dependenciesOf(extra).repositories)).start({ groupId })),
    }),
    /** One evaluation of a campaign, live. */
    campaignEvaluation: build.query<CampaignEvaluation, string>(
      liveQuery<CampaignEvaluation, string>('campaignEvaluation', async (repositories, evaluationId, watcher) =>
        (await open(repositories)).watchOneOfCampaign(evaluationId, watcher),
      ),
    ),
    /** The evaluations of a campaign, live, the latest first. */
    campaignEvaluations: build.query<Listed<CampaignEvaluation>, CampaignOfEvaluations>(
      liveQuery<Listed<CampaignEvaluation>, CampaignOfEvaluations>(
        'campaignEvaluations',
        async (repositories, campaign, watcher) => (await open(repositories)).watchOfCampaign(campaign, watcher),
      ),
    ),
    /** Begins an evaluation of an animal or an enclosure of a campaign, or returns the one that is running. */
    startCampaignEvaluation: build.mutation<{ evaluationId: string }, StartCampaignEvaluationRequest>({
      queryFn: async (request, { extra }) =>
        answerOf(await (await open(dependenciesOf(extra).repositories)).startOfCampaign(request)),
    }),
    /** Begins a second opinion on an evaluation of a campaign, or returns the one that the person began before. */
    giveSecondOpinion: build.mutation<{ evaluationId: string }, GiveSecondOpinionRequest>({
      queryFn: async (request, { extra }) =>
        answerOf(await (await open(dependenciesOf(extra).repositories)).giveSecondOpinion(request)),
    }),
    /** Adds an uploaded file to a question; the live evaluation shows it by itself. */
    addEvaluationMedia: build.mutation<{ attachmentId: string }, AddEvaluationMediaRequest>({
      queryFn: async (request, { extra }) =>
        answerOf(await (await open(dependenciesOf(extra).repositories)).addMedia(request)),
    }),
    /** Removes a file of a running evaluation; the live evaluation loses it by itself. */
    removeEvaluationMedia: build.mutation<object, RemoveEvaluationMediaRequest>({
      queryFn: async (request, { extra }) =>
        answerOf(await (await open(dependenciesOf(extra).repositories)).removeMedia(request)),
    }),
    /** Adds a step; without a network it is sent later. */
    addEvaluationStep: build.mutation<Nothing, NewStep>(
      localWrite(open, (evaluations, step) => evaluations.addStep(step)),
    ),
    /** Ends an evaluation, or takes the lead; without a network it is sent later. */
    changeQuickEvaluation: build.mutation<Nothing, EvaluationChange>(
      localWrite(open, (evaluations, change) => evaluations.change(change)),
    ),
  }),
});

export const {
  useQuickEvaluationQuery,
  useQuickEvaluationsQuery,
  useQuestionSetQuery,
  useCampaignEvaluationQuery,
  useCampaignEvaluationsQuery,
  useStartCampaignEvaluationMutation,
  useGiveSecondOpinionMutation,
  useStartQuickEvaluationMutation,
  useAddEvaluationMediaMutation,
  useRemoveEvaluationMediaMutation,
  useAddEvaluationStepMutation,
  useChangeQuickEvaluationMutation,
} = quickEvaluationsApi;
