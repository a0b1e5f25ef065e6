import { useEffect, useState } from 'react';

/**
 * Returns the focus, when the caller unmounts, to the element that had it when the caller mounted: for dialogs that are
 * open from their first render, which Mantine's own return does not cover. A focus that the person has moved elsewhere
 * meanwhile stays there.
 */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // A frame later: the focused element is about to unmount, and a mere second run of the effect is no unmount.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
      });
    },
    [before],
  );
}
