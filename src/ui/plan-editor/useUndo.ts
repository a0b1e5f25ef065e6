import { useCallback, useRef, useState } from 'react';

/** Something that was done, as it is taken back and done again. */
export type Step = { readonly undo: () => void; readonly redo: () => void };

type Steps = { readonly done: readonly Step[]; readonly undone: readonly Step[] };

const MAX_STEPS = 100;

const NOTHING: Steps = { done: [], undone: [] };

/** What was done on a page, to take back and do again; whatever is done anew forgets what was taken back. */
export function useUndo() {
  const [{ done, undone }, setSteps] = useState(NOTHING);
  // A step may be taken back in the same moment it is recorded, before anything is drawn anew.
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
