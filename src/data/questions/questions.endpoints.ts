import type { BibliographyRegister } from '#domain/bibliography/reference.ts';
import type {
  ArchiveQuestionRequest,
  PublishQuestionRequest,
  SaveQuestionRequest,
  SaveReferencesRequest,
} from '#domain/callables/questions.ts';
import type { PublishedQuestion, Question } from '#domain/questions/question.ts';
import type { QuestionLog } from '#domain/questions/question-log.ts';
import type { QuestionTable } from '#domain/questions/question-table.ts';
import { answerOf } from '../answer.ts';
import { api } from '../api.ts';
import { dependenciesOf } from '../dependencies.ts';
import type { Latest } from '../live/latest.ts';
import { liveQuery } from '../live/live-query.ts';
import type { StepsQuestion } from './questions.repository.ts';

type References = BibliographyRegister['references'];
type Published = Readonly<Record<string, PublishedQuestion>>;

const repositoryOf = (extra: unknown) => dependenciesOf(extra).repositories.questions();

const questionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Every question in short, live; for one document read. */
    questionTable: build.query<QuestionTable, void>(
      liveQuery<QuestionTable, void>('questionTable', async (repositories, _none, watcher) =>
        (await repositories.questions()).watchTable(watcher),
      ),
    ),
    /** The published questions by id, live; one document for each of the parts that the table counts. */
    publishedQuestions: build.query<Published, number>(
      liveQuery<Published, number>('publishedQuestions', async (repositories, parts, watcher) =>
        (await repositories.questions()).watchPublished(parts, watcher),
      ),
    ),
    /** One question with all its fields, live. */
    question: build.query<Question, string>(
      liveQuery<Question, string>('question', async (repositories, questionId, watcher) =>
        (await repositories.questions()).watchQuestion(questionId, watcher),
      ),
    ),
    /** The latest steps of a question, live. */
    questionSteps: build.query<Latest<QuestionLog>, StepsQuestion>(
      liveQuery<Latest<QuestionLog>, StepsQuestion>('questionSteps', async (repositories, question, watcher) =>
        (await repositories.questions()).watchSteps(question, watcher),
      ),
    ),
    /** The whole bibliography by id, live; for one document read. */
    bibliography: build.query<References, void>(
      liveQuery<References, void>('bibliography', async (repositories, _none, watcher) =>
        (await repositories.questions()).watchBibliography(watcher),
      ),
    ),
    saveQuestion: build.mutation<{ questionId: string; updatedAtUnix: number }, SaveQuestionRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).saveQuestion(request)),
    }),
    publishQuestion: build.mutation<{ questionId: string; version: number }, PublishQuestionRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).publishQuestion(request)),
    }),
    archiveQuestion: build.mutation<{ questionId: string }, ArchiveQuestionRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).archiveQuestion(request)),
    }),
    saveReferences: build.mutation<{ referenceIds: string[] }, SaveReferencesRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).saveReferences(request)),
    }),
  }),
});

export const {
  useQuestionTableQuery,
  usePublishedQuestionsQuery,
  useQuestionQuery,
  useQuestionStepsQuery,
  useBibliographyQuery,
  useSaveQuestionMutation,
  usePublishQuestionMutation,
  useArchiveQuestionMutation,
  useSaveReferencesMutation,
} = questionsApi;
