import { forgetStored } from '#lib/local-storage.ts';
import { reportError } from '#lib/log.ts';

/** Where the worker of push messages lives; the worker of the app's files keeps the pages. */
export const PUSH_SCOPE = '/push-messages/';
/** Under which this browser keeps whose device it is registered as. */
export const PUSH_KEPT_AS = 'enclos.push-device';

/**
 * Makes this device take no more push messages for whoever is leaving it: with its worker the browser gives up the
 * subscription, and the server forgets the registration when a message finds nobody.
 */
export async function forgetPush(): Promise<void> {
  forgetStored(PUSH_KEPT_AS);
  try {
    const worker = await globalThis.navigator?.serviceWorker?.getRegistration(PUSH_SCOPE);
    if (worker !== undefined && new URL(worker.scope).pathname === PUSH_SCOPE) await worker.unregister();
  } catch (error) {
    reportError(error, { where: 'data/notifications' });
  }
}
