import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a function that never changes and calls the function given last: for events, not for drawing. */
export function useLatest<Given extends readonly unknown[], Answer>(
  act: (...given: Given) => Answer,
): (...given: Given) => Answer {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
