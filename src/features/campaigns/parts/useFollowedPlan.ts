import { useMemo } from 'react';
import { useCampaignSessionsQuery } from '#data/observation-sessions/campaign-sessions.endpoints.ts';
import { mayDo } from '#domain/access/operations.ts';
import { type FollowedPlan, followPlan } from '#domain/campaign-monitoring/planned-state.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { campaignSubject } from '#domain/campaigns/campaign-rights.ts';
import { startOfDay } from '#domain/time/calendar-day.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { useNow } from '#i18n/useNow.ts';
import { selectIsOnline } from '#state/connection/connection.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppSelector } from '#state/store.ts';

/**
 * Returns a launched campaign's plan with what became of each session, live; `plan` is absent until the server has
 * confirmed the sessions, or the device's copy is all there is. People who read no results follow their own part.
 */
export function useFollowedPlan(campaign: Campaign) {
  const actor = useActor();
  const { zooId, userId } = actor;
  const readsAll = mayDo(actor, 'campaignResult.read', campaignSubject(campaign));
  const isOnline = useAppSelector(selectIsOnline);
  const { campaignId } = campaign;
  const { data, error, refetch } = useCampaignSessionsQuery({
    ...{ zooId, campaignId },
    ...(readsAll ? {} : { observerId: userId }),
  });
  // States change with the day alone: the clock of the page must not draw all rows again.
  const today = startOfDay(useNow(), ZONE);
  const isConfirmed = data !== undefined && !(isOnline && data.isFromCache);
  const plan = useMemo<FollowedPlan | undefined>(() => {
    if (!isConfirmed) return undefined;
    const own = readsAll ? campaign.plan : campaign.plan.filter(({ observerId }) => observerId === userId);
    return followPlan({ plan: own, stoppedAtUnix: campaign.stoppedAtUnix }, data.items, today);
  }, [isConfirmed, data, campaign, readsAll, userId, today]);
  return {
    ...{ plan, readsAll, refetch },
    error: plan === undefined ? error : undefined,
    isFromCache: data?.isFromCache === true,
    unreadable: data?.unreadable ?? 0,
    cutAfter: data?.isCut === true ? data.items.length : null,
  };
}
