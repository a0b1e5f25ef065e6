import { useEffect, useRef, useState } from 'react';
import type { BulkAction } from './bulk-action.ts';

type Running = { readonly label: string; readonly done: number; readonly total: number };

/** Runs an action on the selected rows, one at a time; leaving the page stops it. */
export function useBulkRun<Row>(rows: readonly Row[], onDone: () => void) {
  const [running, setRunning] = useState<Running | null>(null);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);
  const start = (action: BulkAction<Row>) => {
    if (control.current !== null) return;
    const { signal } = (control.current = new AbortController());
    const total = rows.length;
    setRunning({ label: action.label, done: 0, total });
    const report = (done: number) => setRunning({ label: action.label, done, total });
    void Promise.resolve(action.run(rows, { report, signal }))
      .then((mayGo) => {
        if (mayGo !== false && !signal.aborted) onDone();
      })
      .finally(() => {
        control.current = null;
        setRunning(null);
      });
  };
  return { running, start, stop: () => control.current?.abort() };
}
