import { useLayoutEffect, useState, type RefObject } from 'react';
import { watchSize } from './watch-size.ts';

/**
 * Returns whether the table in the frame is wider than the frame, so that it is scrolled sideways. Cells that stay in sight
 * cost a layer each; a table that fits does without.
 */
export function useIsWide(frame: RefObject<HTMLElement | null>, isLaidOut: boolean): boolean {
  const [isWide, setIsWide] = useState(false);
  useLayoutEffect(() => {
    const element = frame.current;
    const table = element?.querySelector('table') ?? null;
    if (!isLaidOut || element === null || table === null) return undefined;
    return watchSize([element, table], () => setIsWide(table.offsetWidth > element.clientWidth));
  }, [frame, isLaidOut]);
  return isWide;
}
