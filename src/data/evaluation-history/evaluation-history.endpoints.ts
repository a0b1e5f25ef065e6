import { answerOf } from '../answer.ts';
import { api } from '../api.ts';
import { dependenciesOf } from '../dependencies.ts';
import type { EvaluationHistory, HistoryQuestion } from './evaluation-history.repository.ts';

const evaluationHistoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The finished sessions, quick evaluations and evaluations of campaigns of a period. */
    evaluationHistory: build.query<EvaluationHistory, HistoryQuestion>({
      queryFn: async (question, { extra }) =>
        answerOf(await (await dependenciesOf(extra).repositories.evaluationHistory()).read(question)),
      // Kept briefly: a return to the page reads the evaluations since.
      keepUnusedDataFor: 30,
    }),
  }),
});

export const { useEvaluationHistoryQuery } = evaluationHistoryApi;
