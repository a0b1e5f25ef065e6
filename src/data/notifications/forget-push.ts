import { forgetStored } from '#lib/local-storage.ts';
import { reportError } from '#lib/log.ts';

/** The scope of the worker for push messages; the worker of the app's files has the pages. */
export const PUSH_SCOPE = '/push-messages/';
/** The key under which this browser keeps whose device it is. */
export const PUSH_KEPT_AS = 'enclos.push-device';

/**
 * Ends the push messages of this device for the person who is leaving it: with its worker the browser gives up the
 * subscription, and the server forgets the registration when a message reaches no device.
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
