import { useState } from 'react';
import { sendImportedSessions } from '#data/observation-sessions/observation-sessions.endpoints.ts';
import { FILE_NAME_LENGTH } from '#domain/callables/import-animals.ts';
import type { CheckedSession } from '#domain/session-exchange/check-import.ts';
import { useSending } from '#kit/files/useSending.ts';
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
  const { isSending, stoppedBy, run, stop } = useSending({
    ...{ where: 'observation-sessions/import', failed: 'exchange/import-failed' },
  });
  const waiting = confirmed.filter(({ at }) => !outcomes.has(at));
  const fileName = (file?.name ?? '').slice(0, FILE_NAME_LENGTH);
  return {
    ...{ outcomes, isSending, stoppedBy, stop, waiting: waiting.length },
    progress: { done: outcomes.size, total: confirmed.length },
    run: () =>
      run((isStopped) =>
        sendSessions({
          ...{ rows: waiting, isStopped },
          send: async (places) =>
            dispatch(sendImportedSessions({ zooId, fileName, sessions: [...(await take(places))] })),
          onOutcomes: (more) => setOutcomes((now) => new Map([...now, ...more])),
        }),
      ),
  };
}
export type Sending = ReturnType<typeof useSendSessions>;
