import { skipToken } from '@reduxjs/toolkit/query';
import { useObservationSessionQuery } from '#data/observation-sessions/observation-sessions.endpoints.ts';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';

/** Returns the session that another one repeats, live: null for none and for one that cannot be read, undefined while it comes. */
export function useFirstSession(secondOf: string | null): ObservationSession | null | undefined {
  const { data, error } = useObservationSessionQuery(secondOf ?? skipToken);
  return secondOf === null || (data === undefined && error !== undefined) ? null : data;
}
