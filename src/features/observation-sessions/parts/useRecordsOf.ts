import { useSessionRecordsQuery } from '#data/observation-sessions/observation-sessions.endpoints.ts';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import { useActor } from '#state/session/use-session.ts';

/** Returns what each device recorded in a session, live; the own session is asked for as such, without the right to results. */
export function useRecordsOf({ visitId, zooId, observerId }: ObservationSession) {
  const { userId } = useActor();
  const { data, error, refetch } = useSessionRecordsQuery({
    ...{ visitId, zooId },
    ...(observerId === userId ? { observerId } : {}),
  });
  return { record: data, error: data === undefined ? error : undefined, refetch };
}
