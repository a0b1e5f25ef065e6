import { useCallback, useState } from 'react';

/** Something that was done, as it is taken back and done again. */
export type Step = { readonly undo: () => void; readonly redo: () => void };

type Steps = { readonly done: readonly Step[]; readonly undone: readonly Step[] };

const MOST_STEPS = 100;

/** What was done on a page, to take back and do again; whatever is done anew forgets what was taken back. */
export function useUndo() {
  const [steps, setSteps] = useState<Steps>({ done: [], undone: [] });
  const record = useCallback(
    (step: Step) => setSteps(({ done }) => ({ done: [...done, step].slice(-MOST_STEPS), undone: [] })),
    [],
  );
  const undo = () => {
    const last = steps.done.at(-1);
    if (last === undefined) return;
    setSteps({ done: steps.done.slice(0, -1), undone: [...steps.undone, last] });
    last.undo();
  };
  const redo = () => {
    const last = steps.undone.at(-1);
    if (last === undefined) return;
    setSteps({ done: [...steps.done, last], undone: steps.undone.slice(0, -1) });
    last.redo();
  };
  return { record, undo, redo, canUndo: steps.done.length > 0, canRedo: steps.undone.length > 0 };
}
