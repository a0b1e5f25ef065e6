import { useMemo } from 'react';
import { campaignSessionsApi } from '#data/observation-sessions/campaign-sessions.endpoints.ts';
import type { CampaignSessionsQuestion } from '#data/observation-sessions/campaign-sessions.ts';
import type { Campaign, SamplingMethod } from '#domain/campaigns/campaign.ts';
import { isAnalysed } from '#domain/scan-analysis/analysed-session.ts';
import { eachOf, useEachQuery } from '#state/queries/use-each-query.ts';
import { useActor } from '#state/session/use-session.ts';
import { ownOnly } from './own-only.ts';

const SESSIONS = eachOf(campaignSessionsApi.endpoints.campaignSessions);

/**
 * Returns the sessions of campaigns, live, those of the first campaign first: those of a method whose results count, or with null
 * every session with its second opinions. In a campaign whose results a person does not read they get their own.
 */
export function useAnalysedHeads(campaigns: readonly Campaign[], method: SamplingMethod | null) {
  const actor = useActor();
  const { answers, refetch } = useEachQuery(
    SESSIONS,
    campaigns.map((campaign): CampaignSessionsQuestion => {
      const { zooId, campaignId } = campaign;
      return { zooId, campaignId, ...ownOnly(actor, campaign) };
    }),
  );
  const record = useMemo(() => {
    const lists = answers.flatMap(({ data }) => (data === undefined ? [] : [data.items]));
    if (lists.length < answers.length) return undefined;
    const heads = lists.flat();
    return method === null ? heads : heads.filter((head) => isAnalysed(head, method));
  }, [answers, method]);
  return {
    record,
    error: answers.find(({ data, error }) => data === undefined && error !== undefined)?.error,
    refetch,
  };
}
