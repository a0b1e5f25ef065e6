import { answerOf } from '../answer.ts';
import { api } from '../api.ts';
import { dependenciesOf } from '../dependencies.ts';
import { liveQuery } from '../live/live-query.ts';
import type { CampaignCounts, CountedCampaigns } from '../campaigns/count-of-each.ts';
import type { CampaignSessionHeads, CampaignSessionsQuestion } from './campaign-sessions.ts';

export const campaignSessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The heads of the sessions of one campaign, live, the latest first. */
    campaignSessions: build.query<CampaignSessionHeads, CampaignSessionsQuestion>(
      liveQuery<CampaignSessionHeads, CampaignSessionsQuestion>(
        'campaignSessions',
        async (repositories, question, watcher) =>
          (await repositories.observationSessions()).watchOfCampaign(question, watcher),
      ),
    ),
    /** How many planned sessions of each campaign were ended and count, counted once by the server. */
    madeSessions: build.query<CampaignCounts, CountedCampaigns>({
      queryFn: async (question, { extra }) =>
        answerOf(await (await dependenciesOf(extra).repositories.observationSessions()).countMade(question)),
    }),
  }),
});

export const { useCampaignSessionsQuery, useLazyCampaignSessionsQuery, useMadeSessionsQuery } = campaignSessionsApi;
