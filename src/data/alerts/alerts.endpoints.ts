import type { Alert } from '#domain/alerts/alert.ts';
import type { AcknowledgeAlertRequest } from '#domain/callables/alerts.ts';
import { answerOf } from '../answer.ts';
import { api } from '../api.ts';
import type { CampaignCounts, CountedCampaigns } from '../campaigns/count-of-each.ts';
import { dependenciesOf } from '../dependencies.ts';
import type { Listed } from '../listed.ts';
import { liveQuery } from '../live/live-query.ts';
import type { AlertsQuestion } from './alerts.repository.ts';

const repositoryOf = (extra: unknown) => dependenciesOf(extra).repositories.alerts();

const alertsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The alerts of a campaign, live, the latest first. */
    campaignAlerts: build.query<Listed<Alert>, AlertsQuestion>(
      liveQuery<Listed<Alert>, AlertsQuestion>('campaignAlerts', async (repositories, question, watcher) =>
        (await repositories.alerts()).watchOfCampaign(question, watcher),
      ),
    ),
    /** How many active alerts each campaign has, counted once by the server. */
    activeAlerts: build.query<CampaignCounts, CountedCampaigns>({
      queryFn: async (question, { extra }) => answerOf(await (await repositoryOf(extra)).countActive(question)),
    }),
    /** Acknowledges an alert with a reason; needs the server. */
    acknowledgeAlert: build.mutation<{ alertId: string }, AcknowledgeAlertRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).acknowledge(request)),
    }),
  }),
});

export const { useCampaignAlertsQuery, useActiveAlertsQuery, useAcknowledgeAlertMutation } = alertsApi;
