import { type RefObject, useEffect } from 'react';

/** An element this close to the visible part is near. */
const NEAR = '600px';

/** Calls `tell` when an element comes near to the visible part; null while nobody listens. */
export function useComesNear(element: RefObject<HTMLElement | null>, tell: (() => void) | null): void {
  useEffect(() => {
    if (tell === null || element.current === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && tell(), {
      rootMargin: NEAR,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, tell]);
}
