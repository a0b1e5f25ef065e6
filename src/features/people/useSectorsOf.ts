import { skipToken } from '@reduxjs/toolkit/query';
import { useSectorsQuery } from '#data/sectors/sectors.endpoints.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { useReadySession } from '#state/session/use-session.ts';

const NONE: readonly Sector[] = [];

/** Returns the sectors of an establishment: those of the session for the present one, else read from the server. */
export function useSectorsOf(zooId: string): readonly Sector[] {
  const { actor, sectors } = useReadySession();
  const { data } = useSectorsQuery(actor.zooId === zooId ? skipToken : zooId);
  return actor.zooId === zooId ? sectors : (data ?? NONE);
}
