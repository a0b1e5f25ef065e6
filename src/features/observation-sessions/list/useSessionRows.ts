import { useMemo, useState } from 'react';
import { useObservationSessionsQuery } from '#data/observation-sessions/observation-sessions.endpoints.ts';
import { mayDo } from '#domain/access/operations.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { MAX_SESSIONS_LISTED, MAX_SESSIONS_READ } from '#domain/observation-sessions/session.ts';
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
    const names = new Map(campaigns?.map(({ campaignId, name }) => [campaignId, name]));
    return data?.items.map((session) => ({
      ...{ visitId: session.visitId, session, flags: flagsOf(session) },
      campaignName: names.get(session.campaignId) ?? '',
      enclosureName: enclosureNameOf(session.enclosureId),
      observerName: nameOf(session.observerId),
      isMine: session.observerId === userId,
    }));
  }, [data, campaigns, enclosureNameOf, nameOf, userId]);
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
