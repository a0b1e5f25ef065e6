import { skipToken } from '@reduxjs/toolkit/query';
import { useSectorsQuery } from '#data/sectors/sectors.endpoints.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { useReadySession } from '#state/session/use-session.ts';

const NONE: readonly Sector[] = [];

/** The sectors of an establishment: those of the session where one is, else asked for. */
export function useSectorsOf(zooId: string): readonly Sector[] {
  const { actor, sectors } = useReadySession();
  const { data } = useSectorsQuery(actor.zooId === zooId ? skipToken : zooId);
  return actor.zooId === zooId ? sectors : (data ?? NONE);
}
