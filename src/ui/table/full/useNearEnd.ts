import { useEffect } from 'react';

/** The number of rows before the end at which the next page is asked for. */
const AHEAD = 20;

/** Asks for the next page when the last drawn row is near the end; `ask` is null while that is not possible. */
export function useNearEnd(last: number, count: number, ask: (() => void) | null): void {
  const isNear = last >= count - AHEAD;
  useEffect(() => {
    if (isNear) ask?.();
  }, [isNear, ask]);
}
