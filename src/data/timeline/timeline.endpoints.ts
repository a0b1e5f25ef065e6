import type { TimelineQuestion } from '#domain/timeline/entry.ts';
import type { SourceState, TimelineStep } from '#domain/timeline/merge.ts';
import { answerOf } from '../answer.ts';
import { api } from '../api.ts';
import { dependenciesOf } from '../dependencies.ts';

export const timelineApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The events of an establishment, the latest first, page after page. */
    timeline: build.infiniteQuery<TimelineStep, TimelineQuestion, readonly SourceState[] | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      queryFn: async ({ queryArg, pageParam }, { extra }) =>
        answerOf(await (await dependenciesOf(extra).repositories.timeline()).read(queryArg, pageParam)),
      // Kept briefly: a return to the page reads the events since.
      keepUnusedDataFor: 30,
    }),
  }),
});

export const { useTimelineInfiniteQuery } = timelineApi;
