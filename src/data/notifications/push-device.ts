import { appError } from '#domain/errors/app-error.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { env } from '#lib/env.ts';
import { reportError } from '#lib/log.ts';
import { firebaseApp } from '../firebase/app.ts';
import { PUSH_SCOPE } from './forget-push.ts';

const WORKER = '/firebase-messaging-sw.js';

/**
 * Asks for the browser's permission, and returns the registration of this device with Cloud Messaging. Errors:
 * 'notification/push-unavailable' when the project or the browser has no push messages, 'notification/push-refused'
 * when the person or the browser refuses.
 */
export async function registerDevice(): Promise<Result<string>> {
  if (env.push === null || !('Notification' in window) || !('serviceWorker' in navigator))
    return fail(appError('notification/push-unavailable'));
  if ((await Notification.requestPermission()) !== 'granted') return fail(appError('notification/push-refused'));
  try {
    const { getMessaging, getToken, isSupported } = await import('firebase/messaging');
    if (!(await isSupported())) return fail(appError('notification/push-unavailable'));
    const serviceWorkerRegistration = await navigator.serviceWorker.register(WORKER, { scope: PUSH_SCOPE });
    return ok(await getToken(getMessaging(firebaseApp()), { vapidKey: env.push.vapidKey, serviceWorkerRegistration }));
  } catch (error) {
    reportError(error, { where: 'data/notifications' });
    return fail(appError('notification/push-unavailable'));
  }
}
