import { useCallback, useEffect, useRef } from 'react';

type Ending = { readonly end: () => void };

/**
 * Returns the worker that a page is using and the function that starts another one. A new start, `end` and leaving the page
 * end the one before.
 */
export function useWorker<Started extends Ending>(start: () => Promise<Started>) {
  const current = useRef<Started | null>(null);
  const starts = useRef(0);
  const end = useCallback(() => {
    starts.current += 1;
    current.current?.end();
    current.current = null;
  }, []);
  useEffect(() => end, [end]);
  const begin = useCallback(async (): Promise<Started> => {
    end();
    const mine = starts.current;
    const started = await start();
    // The page was left, or the run cancelled, before the worker stood: the worker ends at once.
    if (starts.current === mine) current.current = started;
    else started.end();
    return started;
  }, [end, start]);
  return { current, begin, end };
}
