import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { watchSize } from './watch-size.ts';

/**
 * Returns whether the element is at least `wantedPx` wide, whatever stands beside it (a sidebar, a panel). Measured
 * before the first paint, so that nothing jumps.
 */
export function useHasRoom(wantedPx: number): readonly [RefObject<HTMLDivElement | null>, boolean] {
  const place = useRef<HTMLDivElement>(null);
  const [hasRoom, setHasRoom] = useState(true);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    // Without a layout (in a test) there is no width, and so no shortage of it.
    const measure = () => setHasRoom(element.clientWidth === 0 || element.clientWidth >= wantedPx);
    return watchSize([element], measure);
  }, [wantedPx]);
  return [place, hasRoom];
}
