import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { recordsForFile } from '#data/observation-sessions/observation-sessions.endpoints.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import type { ComparedSession } from '#domain/observer-agreement/compared-sessions.ts';
import { judgedItems } from '#domain/observer-agreement/judged-items.ts';
import type { JudgedSession, SessionOpinion } from '#domain/observer-agreement/observer-agreement.ts';
import { reportError } from '#lib/log.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';

/** Sessions that are read at the same time. */
const AT_ONCE = 12;

export type ReadingState =
  | { readonly step: 'reading'; readonly done: number; readonly total: number }
  | { readonly step: 'ready'; readonly judged: readonly JudgedSession[] }
  | { readonly step: 'failed'; readonly error: AppError };

/**
 * Reads what was recorded in compared sessions and in their second opinions, each once while the page is open; a session that
 * changed is read again. `retry` asks for what could not be read.
 */
export function useJudgedSessions(compared: readonly ComparedSession<ObservationSession>[]) {
  const { zooId, userId } = useActor();
  const dispatch = useAppDispatch();
  const kept = useRef(new Map<string, SessionOpinion>());
  const [state, setState] = useState<ReadingState>({ step: 'reading', done: 0, total: 0 });
  const [tries, setTries] = useState(0);
  // Another try asks the same again.
  const attempt = useMemo(() => ({ compared, tries }), [compared, tries]);

  const read = useCallback(
    async ({ visitId, observerId }: ObservationSession) => {
      const own = observerId === userId ? { observerId } : {};
      return dispatch(recordsForFile({ visitId, zooId, ...own }));
    },
    [dispatch, zooId, userId],
  );

  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    const run = async () => {
      const heads = attempt.compared.flatMap(({ first, seconds }) => [first, ...seconds]);
      const missing = heads.filter((head) => !kept.current.has(keyOf(head)));
      for (let at = 0; at < missing.length; at += AT_ONCE) {
        setState({ step: 'reading', done: at, total: missing.length });
        const some = missing.slice(at, at + AT_ONCE);
        // oxlint-disable-next-line no-await-in-loop -- a few sessions at a time, so that others are served as well
        const answers = await Promise.all(some.map(read));
        if (signal.aborted) return;
        for (const [place, head] of some.entries()) {
          const answer = answers[place];
          if (answer?.ok !== true) {
            setState({ step: 'failed', error: answer?.error ?? appError('session/load-failed') });
            return;
          }
          kept.current.set(keyOf(head), { observerId: head.observerId, items: judgedItems(answer.value) });
        }
      }
      const judged = attempt.compared.map(({ first, seconds }) => ({
        visitId: first.visitId,
        opinions: [first, ...seconds].flatMap((head) => kept.current.get(keyOf(head)) ?? []),
      }));
      setState({ step: 'ready', judged });
    };
    run().catch((error: unknown) => {
      if (signal.aborted) return;
      reportError(error, { where: 'observer-agreement' });
      setState({ step: 'failed', error: appError('session/load-failed') });
    });
    return () => control.abort();
  }, [attempt, read]);

  return { state, retry: () => setTries(tries + 1) };
}

function keyOf({ visitId, updatedAtUnix }: ObservationSession): string {
  return `${visitId} ${updatedAtUnix}`;
}
