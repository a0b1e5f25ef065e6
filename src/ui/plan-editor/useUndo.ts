import { useCallback, useRef, useState } from 'react';

/** A change, with the functions that undo and redo it. */
export type Step = { readonly undo: () => void; readonly redo: () => void };

type Steps = { readonly done: readonly Step[]; readonly undone: readonly Step[] };

const MAX_STEPS = 100;

const NOTHING: Steps = { done: [], undone: [] };

/** Returns the changes made on a page, to undo and redo; a new change forgets the undone ones. */
export function useUndo() {
  const [{ done, undone }, setSteps] = useState(NOTHING);
  // A change may be undone in the same moment in which it is recorded, before anything is drawn.
  const latest = useRef(NOTHING);
  const keep = useCallback((steps: Steps) => {
    latest.current = steps;
    setSteps(steps);
  }, []);
  const record = useCallback(
    (step: Step) => keep({ done: [...latest.current.done, step].slice(-MAX_STEPS), undone: [] }),
    [keep],
  );
  const undo = () => {
    const now = latest.current;
    const last = now.done.at(-1);
    if (last === undefined) return;
    keep({ done: now.done.slice(0, -1), undone: [...now.undone, last] });
    last.undo();
  };
  const redo = () => {
    const now = latest.current;
    const last = now.undone.at(-1);
    if (last === undefined) return;
    keep({ done: [...now.done, last], undone: now.undone.slice(0, -1) });
    last.redo();
  };
  return { record, undo, redo, canUndo: done.length > 0, canRedo: undone.length > 0 };
}
