import { useMemo, useState } from 'react';
import { useObservationSessionsQuery } from '#data/observation-sessions/observation-sessions.endpoints.ts';
import { mayDo } from '#domain/access/operations.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { MAX_SESSIONS_LISTED, MAX_SESSIONS_READ } from '#domain/observation-sessions/session.ts';
import { mayReadRecords } from '#domain/observer-agreement/known-answers.ts';
import { useActor } from '#state/session/use-session.ts';
import { useEnclosureNames } from '../parts/useEnclosureNames.ts';
import { usePersonNames } from '../parts/usePersonNames.ts';
import { flagsOf, type SessionRow } from './session-row.ts';

/**
 * Returns the sessions of the establishment with their names, the latest first, and how older ones are read; those who
 * read no results get their own.
 */
export function useSessionRows(campaigns: readonly Campaign[] | undefined) {
  const actor = useActor();
  const { zooId, userId } = actor;
  const readsAll = mayDo(actor, 'campaignResult.read', { zooId, sectorIds: [], authorId: null });
  const [most, setMost] = useState(MAX_SESSIONS_READ);
  const asked = useObservationSessionsQuery({ zooId, most, ...(readsAll ? {} : { observerId: userId }) });
  // The shorter list stays while the longer one comes.
  const { data, error, refetch, isFetching } = asked;
  const nameOf = usePersonNames();
  const enclosureNameOf = useEnclosureNames();
  const rows = useMemo<readonly SessionRow[] | undefined>(() => {
    const known = new Map(campaigns?.map((campaign) => [campaign.campaignId, campaign]));
    const heads = new Map(data?.items.map((head) => [head.visitId, head]));
    return data?.items.map((session) => {
      const campaign = known.get(session.campaignId);
      const first = session.secondOf === null ? null : (heads.get(session.secondOf) ?? null);
      return {
        ...{ visitId: session.visitId, session, flags: flagsOf(session, first) },
        campaignName: campaign?.name ?? '',
        enclosureName: enclosureNameOf(session.enclosureId),
        observerName: nameOf(session.observerId),
        isMine: session.observerId === userId,
        isOpen: campaign === undefined || mayReadRecords(actor, campaign, session, first),
      };
    });
  }, [data, campaigns, enclosureNameOf, nameOf, userId, actor]);
  return {
    rows,
    error: data === undefined ? error : undefined,
    refetch,
    unreadable: data?.unreadable ?? 0,
    cutAfter: data?.isCut === true && most >= MAX_SESSIONS_LISTED ? data.items.length : null,
    more: {
      hasMore: data?.isCut === true && most < MAX_SESSIONS_LISTED,
      isLoading: isFetching,
      onMore: () => setMost(most + MAX_SESSIONS_READ),
    },
  };
}
