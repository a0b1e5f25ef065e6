import { useEffect, useState } from 'react';

/** Chromium's event for an app that can be installed; not in any standard yet. */
type InstallEvent = Event & { prompt(): Promise<unknown> };

/**
 * Returns whether the app runs as an installed one, and a function that installs it, which only some browsers offer
 * (null in the others). An offer is good for one question.
 */
export function useInstallPrompt(): { readonly isInstalled: boolean; readonly install: (() => void) | null } {
  const [offer, setOffer] = useState<InstallEvent | null>(null);
  const [isInstalled, setIsInstalled] = useState(() => matchMedia('(display-mode: standalone)').matches);
  useEffect(() => {
    const offered = (event: Event) => {
      // Otherwise the browser shows its own bar, away from the words that explain it.
      event.preventDefault();
      setOffer(event as InstallEvent);
    };
    const installed = () => setIsInstalled(true);
    window.addEventListener('beforeinstallprompt', offered);
    window.addEventListener('appinstalled', installed);
    return () => {
      window.removeEventListener('beforeinstallprompt', offered);
      window.removeEventListener('appinstalled', installed);
    };
  }, []);
  const install = () => {
    setOffer(null);
    void offer?.prompt();
  };
  return { isInstalled, install: offer === null ? null : install };
}
