import { useState } from 'react';
import { sendSessionUndo } from '#data/observation-sessions/session-imports.endpoints.ts';
import type { UndoSessionImportData } from '#domain/callables/observation-sessions.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import { useSending } from '#kit/files/useSending.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';

type Undone = Pick<UndoSessionImportData, 'removed' | 'kept'>;

/**
 * Returns a function that undoes an import of sessions call by call, and what became of its sessions so far. Stopped by hand or by a
 * failure, it goes on where it was.
 */
export function useUndoSessionImport(importId: string) {
  const { zooId } = useActor();
  const dispatch = useAppDispatch();
  const [undone, setUndone] = useState<Undone | null>(null);
  const [isDone, setIsDone] = useState(false);
  const { isSending, stoppedBy, run, stop } = useSending({
    ...{ where: 'observation-sessions/undo', failed: 'exchange/undo-failed' },
  });
  const undoNext = async (isStopped: () => boolean): Promise<AppError | null> => {
    if (isStopped()) return null;
    const answer = await dispatch(sendSessionUndo({ zooId, importId }));
    if (!answer.ok) return answer.error;
    const { removed, kept, hasMore } = answer.value;
    setUndone((now) => ({ removed: (now?.removed ?? 0) + removed, kept: [...(now?.kept ?? []), ...kept] }));
    if (hasMore) return undoNext(isStopped);
    setIsDone(true);
    return null;
  };
  return { undone, isDone, isRunning: isSending, stoppedBy, stop, run: () => run(undoNext) };
}
