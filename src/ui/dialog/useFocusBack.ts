import { useEffect, useState } from 'react';

/**
 * Gives the focus back, when the caller goes, to what had it when the caller came: for what is open from its first moment
 * on, of which Mantine's own return knows no before. Whoever put the focus elsewhere meanwhile is left there.
 */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // A little later: what has the focus now is about to go, and a mere second run of the effect is no going.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
      });
    },
    [before],
  );
}
