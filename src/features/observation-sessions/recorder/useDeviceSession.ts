import { useEffect, useState } from 'react';
import { keptSessions, openSession } from '#data/observation-sessions/observation-sessions.endpoints.ts';
import type { SessionOnDevice } from '#data/observation-sessions/session-on-device.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';

/**
 * Returns the session that this device holds of this person, without asking the server: undefined until it is known, null
 * where the device holds none of this id.
 */
export function useKeptSession(visitId: string): SessionOnDevice | null | undefined {
  const dispatch = useAppDispatch();
  const { userId } = useActor();
  const [found, setFound] = useState<SessionOnDevice | null>();
  useEffect(() => {
    let isOver = false;
    void dispatch(keptSessions(userId)).then((all) => {
      if (!isOver) setFound(all.find((one) => one.shown().session.visitId === visitId) ?? null);
    });
    return () => {
      isOver = true;
    };
  }, [dispatch, userId, visitId]);
  return found;
}

/** Returns the session once this device has joined it, or why it cannot. */
export function useJoinedSession(session: ObservationSession): SessionOnDevice | AppError | undefined {
  const dispatch = useAppDispatch();
  const { userId } = useActor();
  const [joined, setJoined] = useState<SessionOnDevice | AppError>();
  // The head changes with each entry; the device joins once.
  const [first] = useState(session);
  useEffect(() => {
    let isOver = false;
    void dispatch(openSession(first, userId, [])).then((result) => {
      if (!isOver) setJoined(result.ok ? result.value : result.error);
    });
    return () => {
      isOver = true;
    };
  }, [dispatch, userId, first]);
  return joined;
}
