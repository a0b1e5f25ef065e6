import { useState } from 'react';
import { keepSessionWords, sendImportedSessions } from '#data/observation-sessions/session-imports.endpoints.ts';
import { FILE_NAME_LENGTH } from '#domain/callables/import-animals.ts';
import { KEPT_WORDS_A_CALL } from '#domain/callables/observation-sessions.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import type { CheckedSession } from '#domain/session-exchange/check-import.ts';
import { useSending } from '#kit/files/useSending.ts';
import { newId } from '#lib/new-id.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import type { SessionImportFile } from '../useSessionImport.ts';
import { sendSessions, type SessionOutcome } from './send-sessions.ts';

/** The outcomes of sessions that were sent, by their places in the file. */
export type Outcomes = ReadonlyMap<number, SessionOutcome>;

/**
 * Returns a function that sends the confirmed sessions, its progress and the outcome of each. Stopped by hand or by a
 * failure, it goes on where it was: sessions with an outcome are not sent again.
 * The chosen meanings of names are kept before; a failure of that does not stop the import (`notKept`).
 */
export function useSendSessions({ file, take, toKeep }: SessionImportFile, confirmed: readonly CheckedSession[]) {
  const { zooId } = useActor();
  const dispatch = useAppDispatch();
  const [importId] = useState(newId);
  const [notKept, setNotKept] = useState<AppError | null>(null);
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  const { isSending, stoppedBy, run, stop } = useSending({
    ...{ where: 'observation-sessions/import', failed: 'exchange/import-failed' },
  });
  const waiting = confirmed.filter(({ at }) => !outcomes.has(at));
  const fileName = (file?.name ?? '').slice(0, FILE_NAME_LENGTH);
  const keepWords = async (): Promise<AppError | null> => {
    const words = toKeep();
    for (let from = 0; from < words.length; from += KEPT_WORDS_A_CALL) {
      const some = words.slice(from, from + KEPT_WORDS_A_CALL);
      // oxlint-disable-next-line no-await-in-loop -- a file has rarely more names than one call takes
      const answer = await dispatch(keepSessionWords({ zooId, words: some }));
      if (!answer.ok) return answer.error;
    }
    return null;
  };
  return {
    ...{ importId, outcomes, isSending, stoppedBy, notKept, stop, waiting: waiting.length },
    progress: { done: outcomes.size, total: confirmed.length },
    run: () =>
      run(async (isStopped) => {
        setNotKept(await keepWords());
        return sendSessions({
          ...{ rows: waiting, isStopped },
          send: async (places) =>
            dispatch(sendImportedSessions({ zooId, importId, fileName, sessions: [...(await take(places))] })),
          onOutcomes: (more) => setOutcomes((now) => new Map([...now, ...more])),
        });
      }),
  };
}
export type Sending = ReturnType<typeof useSendSessions>;
