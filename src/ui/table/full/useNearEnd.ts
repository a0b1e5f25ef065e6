import { useEffect } from 'react';

/** So many rows before the end the next page is asked for. */
const AHEAD = 20;

/** Asks for the next page when the last row drawn is near the end; `ask` is null while none may be asked for. */
export function useNearEnd(last: number, count: number, ask: (() => void) | null): void {
  const isNear = last >= count - AHEAD;
  useEffect(() => {
    if (isNear) ask?.();
  }, [isNear, ask]);
}
