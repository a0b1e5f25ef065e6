import { answerOf } from '../answer.ts';
import { api } from '../api.ts';
import { dependenciesOf } from '../dependencies.ts';
import type { DistributionQuestion, TaskDistribution } from './task-distribution.repository.ts';

const taskDistributionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The distribution of a sector's tasks. A later clock repeats the query and keeps the former counts until the
     * answer.
     */
    taskDistribution: build.query<TaskDistribution, DistributionQuestion>({
      queryFn: async (question, { extra }) =>
        answerOf(await (await dependenciesOf(extra).repositories.taskDistribution()).count(question)),
      serializeQueryArgs: ({ queryArgs: { nowMs: _nowMs, ...period } }) => period,
      forceRefetch: ({ currentArg, previousArg }) => currentArg?.nowMs !== previousArg?.nowMs,
    }),
  }),
});

export const { useTaskDistributionQuery } = taskDistributionApi;
