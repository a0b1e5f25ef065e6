import { useCallback, useSyncExternalStore } from 'react';

/**
 * Returns whether the page fills the screen, and a function that changes it. `isSupported` is false on telephones
 * without that feature.
 */
export function useFullscreen() {
  const isOn = useSyncExternalStore(watch, () => document.fullscreenElement !== null);
  const toggle = useCallback(() => {
    // Refused outside a click, or by a frame's policy: the page simply stays as it is.
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen();
    change.catch(() => undefined);
  }, []);
  return { isSupported: document.fullscreenEnabled === true, isOn, toggle };
}

function watch(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}
