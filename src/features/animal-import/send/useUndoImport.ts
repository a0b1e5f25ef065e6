import { useState } from 'react';
import { sendUndo } from '#data/animal-import/animal-import.endpoints.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { reportError } from '#lib/log.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';

type Counts = { readonly removed: number; readonly restored: number; readonly kept: number };
const NOTHING: Counts = { removed: 0, restored: 0, kept: 0 };

/**
 * Returns a function that undoes an import part by part, and the numbers of animals so far. After a failure it can be
 * called again, and goes on where it was.
 */
export function useUndoImport(importId: string) {
  const { zooId } = useActor();
  const dispatch = useAppDispatch();
  const [counts, setCounts] = useState(NOTHING);
  const [isRunning, setIsRunning] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [error, setError] = useState<AppError | null>(null);

  const undoNext = async (): Promise<AppError | null> => {
    const answer = await dispatch(sendUndo({ zooId, importId }));
    if (!answer.ok) return answer.error;
    const { hasMore, ...part } = answer.value;
    setCounts((now) => ({
      removed: now.removed + part.removed,
      restored: now.restored + part.restored,
      kept: now.kept + part.kept,
    }));
    return hasMore ? undoNext() : null;
  };
  const run = async (): Promise<void> => {
    setIsRunning(true);
    setError(null);
    const failed = await undoNext().catch((thrown: unknown) => {
      reportError(thrown, { where: 'animal-import/undo' });
      return appError('import/undo-failed');
    });
    setError(failed);
    setIsDone(failed === null);
    setIsRunning(false);
  };
  return { run, counts, isRunning, isDone, error };
}
