import { useMemo } from 'react';
import { useObservationSessionsQuery } from '#data/observation-sessions/observation-sessions.endpoints.ts';
import { mayDo } from '#domain/access/operations.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { useActor } from '#state/session/use-session.ts';
import { useEnclosureNames } from '../parts/useEnclosureNames.ts';
import { usePersonNames } from '../parts/usePersonNames.ts';
import { flagsOf, type SessionRow } from './session-row.ts';

/** Returns the sessions of the establishment with their names, the latest first; those who read no results get their own. */
export function useSessionRows(campaigns: readonly Campaign[] | undefined) {
  const actor = useActor();
  const { zooId, userId } = actor;
  const readsAll = mayDo(actor, 'campaignResult.read', { zooId, sectorIds: [], authorId: null });
  const { data, error, refetch } = useObservationSessionsQuery({ zooId, ...(readsAll ? {} : { observerId: userId }) });
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
    cutAfter: data?.isCut === true ? data.items.length : null,
  };
}
