import { type RefObject, useEffect } from 'react';

/** An element this close to what is seen is near. */
const NEAR = '600px';

/** Tells when an element comes near to what is seen; `tell` is null while nobody listens. */
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
