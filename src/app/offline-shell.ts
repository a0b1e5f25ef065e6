import { reportError } from '#lib/log.ts';
import { selectSession } from '#state/session/session.slice.ts';
import type { AppStore } from '#state/store.ts';

/**
 * Keeps the application's own files on the device once somebody has signed in, so that a reload works without a
 * network. Not before: a visitor of the sign-in page would download every screen. Only the built app has the worker.
 */
export function keepShellOnceSignedIn(store: AppStore): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const end = store.subscribe(() => {
    if (selectSession(store.getState()).status !== 'ready') return;
    end();
    navigator.serviceWorker.register('/sw.js').catch((error: unknown) => reportError(error, { where: 'app/offline' }));
  });
}
