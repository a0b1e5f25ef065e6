import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

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
    measure();
    // In a frame of its own: the change alters the height of the observed element, and browsers report that as an
    // error.
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [wantedPx]);
  return [place, hasRoom];
}
