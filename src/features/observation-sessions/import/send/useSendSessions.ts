import { useEffect, useRef, useState } from 'react';
import { sendImportedSessions } from '#data/observation-sessions/observation-sessions.endpoints.ts';
import { FILE_NAME_LENGTH } from '#domain/callables/import-animals.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import type { CheckedSession } from '#domain/session-exchange/check-import.ts';
import { reportError } from '#lib/log.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import type { SessionImportFile } from '../useSessionImport.ts';
import { sendSessions, type SessionOutcome } from './send-sessions.ts';

/** The outcomes of sessions that were sent, by their places in the file. */
export type Outcomes = ReadonlyMap<number, SessionOutcome>;

/**
 * Returns a function that sends the confirmed sessions, its progress and the outcome of each. Stopped by hand or by a
 * failure, it goes on where it was: sessions with an outcome are not sent again.
 */
export function useSendSessions({ file, take }: SessionImportFile, confirmed: readonly CheckedSession[]) {
  const { zooId } = useActor();
  const dispatch = useAppDispatch();
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  const [isSending, setIsSending] = useState(false);
  const [stoppedBy, setStoppedBy] = useState<AppError | null>(null);
  const isStopped = useRef(false);
  // Leaving the page leaves the rest unsent; the next dry run shows these sessions as new again.
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const waiting = confirmed.filter(({ at }) => !outcomes.has(at));
  const fileName = (file?.name ?? '').slice(0, FILE_NAME_LENGTH);

  const run = async (): Promise<void> => {
    isStopped.current = false;
    setIsSending(true);
    setStoppedBy(null);
    const stopped = await sendSessions({
      rows: waiting,
      send: async (places) => dispatch(sendImportedSessions({ zooId, fileName, sessions: [...(await take(places))] })),
      onOutcomes: (more) => setOutcomes((now) => new Map([...now, ...more])),
      isStopped: () => isStopped.current,
    }).catch((error: unknown) => {
      reportError(error, { where: 'observation-sessions/import' });
      return appError('exchange/import-failed');
    });
    setStoppedBy(stopped);
    setIsSending(false);
  };
  return {
    ...{ run, outcomes, isSending, stoppedBy, waiting: waiting.length },
    progress: { done: outcomes.size, total: confirmed.length },
    stop: () => {
      isStopped.current = true;
    },
  };
}
export type Sending = ReturnType<typeof useSendSessions>;
