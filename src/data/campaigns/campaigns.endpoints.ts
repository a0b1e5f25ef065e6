import type { Actor } from '#domain/access/actor.ts';
import type {
  CampaignRequest,
  ChangedCampaign,
  DeleteCampaignRequest,
  LaunchCampaignRequest,
  LaunchedCampaign,
  RenewCampaignRequest,
  SaveCampaignRequest,
  SavedCampaign,
  StopCampaignRequest,
} from '#domain/callables/campaigns.ts';
import { readableScopes } from '#domain/campaigns/campaign-rights.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { answerOf } from '../answer.ts';
import { api } from '../api.ts';
import { dependenciesOf } from '../dependencies.ts';
import type { Listed } from '../listed.ts';
import { liveQuery } from '../live/live-query.ts';
import type { CampaignsQuestion } from './campaign-queries.ts';

const repositoryOf = (extra: unknown) => dependenciesOf(extra).repositories.campaigns();

/** Returns the question for the campaigns that a person may read: those in use, or the archived ones. */
export function campaignsFor(
  { zooId, userId, role, rightsRoles }: Pick<Actor, 'zooId' | 'userId' | 'role' | 'rightsRoles'>,
  isArchived = false,
): CampaignsQuestion {
  return { zooId, userId, isArchived, scopes: readableScopes({ role, rightsRoles }) };
}

export const campaignsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The campaigns of an establishment that the person may read, live, the latest first. */
    campaigns: build.query<Listed<Campaign>, CampaignsQuestion>(
      liveQuery<Listed<Campaign>, CampaignsQuestion>('campaigns', async (repositories, question, watcher) =>
        (await repositories.campaigns()).watchAll(question, watcher),
      ),
    ),
    /** One campaign, live; 'campaign/not-found' when there is none of that id. */
    campaign: build.query<Campaign, string>(
      liveQuery<Campaign, string>('campaign', async (repositories, campaignId, watcher) =>
        (await repositories.campaigns()).watchOne(campaignId, watcher),
      ),
    ),
    /** Creates a draft, or changes a campaign; needs the server, like every change of one. */
    saveCampaign: build.mutation<SavedCampaign, SaveCampaignRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).save(request)),
    }),
    launchCampaign: build.mutation<LaunchedCampaign, LaunchCampaignRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).launch(request)),
    }),
    stopCampaign: build.mutation<ChangedCampaign, StopCampaignRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).stop(request)),
    }),
    deleteCampaign: build.mutation<ChangedCampaign, DeleteCampaignRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).remove(request)),
    }),
    archiveCampaign: build.mutation<ChangedCampaign, CampaignRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).archive(request)),
    }),
    restoreCampaign: build.mutation<ChangedCampaign, CampaignRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).restore(request)),
    }),
    renewCampaign: build.mutation<ChangedCampaign, RenewCampaignRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).renew(request)),
    }),
  }),
});

export const {
  useCampaignsQuery,
  useCampaignQuery,
  useSaveCampaignMutation,
  useLaunchCampaignMutation,
  useStopCampaignMutation,
  useDeleteCampaignMutation,
  useArchiveCampaignMutation,
  useRestoreCampaignMutation,
  useRenewCampaignMutation,
} = campaignsApi;
