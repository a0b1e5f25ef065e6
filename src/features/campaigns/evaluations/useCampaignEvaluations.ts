import { useMemo } from 'react';
import { useCampaignEvaluationsQuery } from '#data/quick-groups/quick-evaluations.endpoints.ts';
import { mayDo } from '#domain/access/operations.ts';
import type { CampaignEvaluation } from '#domain/campaign-evaluations/campaign-evaluation.ts';
import { type FollowedSubject, followSubjects } from '#domain/campaign-evaluations/followed-subjects.ts';
import { campaignSubject } from '#domain/campaigns/campaign-rights.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { startOfDay } from '#domain/time/calendar-day.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { useNow } from '#i18n/useNow.ts';
import { useActor } from '#state/session/use-session.ts';

/**
 * Returns the animals or enclosures of a campaign with their evaluations, live, as a record that is asked for. People who
 * read no results follow the evaluations that they lead.
 */
export function useCampaignEvaluations(campaign: Campaign) {
  const actor = useActor();
  const { zooId, userId } = actor;
  const readsAll = mayDo(actor, 'campaignResult.read', campaignSubject(campaign));
  const { campaignId } = campaign;
  const asked = { zooId, campaignId, ...(readsAll ? {} : { leaderId: userId }) };
  const { data, error, refetch } = useCampaignEvaluationsQuery(asked);
  // Periods change with the day alone: the clock of the page must not draw all rows again.
  const today = startOfDay(useNow(), ZONE);
  const record = useMemo<readonly FollowedSubject<CampaignEvaluation>[] | undefined>(
    () => data && followSubjects(campaign, data.items, today),
    [data, campaign, today],
  );
  return {
    ...{ record, asked, readsAll, refetch },
    error: record === undefined ? error : undefined,
    unreadable: data?.unreadable ?? 0,
    cutAfter: data?.isCut === true ? data.items.length : null,
  };
}
