import { messaging } from '../common/firebase.ts';
import { logFailure } from '../common/log-failure.ts';

/** The text that a device shows, and the page of the app that it opens. */
export type PushText = { readonly title: string; readonly body: string; readonly path: string; readonly tag: string };

/**
 * Sends a text to registrations of devices; returns those that no longer exist. Throws when the service cannot be
 * reached.
 */
export type PushSender = (tokens: readonly string[], text: PushText) => Promise<string[]>;

/** Answers of the service for a registration that will never work again. */
const GONE = ['messaging/registration-token-not-registered', 'messaging/invalid-registration-token'];

/** Sends by Firebase Cloud Messaging. It sends only data: the app's own worker decides how to show them. */
export const sendByCloudMessaging: PushSender = async (tokens, text) => {
  const { responses } = await messaging().sendEachForMulticast({ tokens: [...tokens], data: { ...text } });
  for (const { error } of responses)
    // The message stands in the app; the log says why the device did not show it.
    if (error !== undefined && !GONE.includes(error.code)) logFailure('sendByCloudMessaging', error, {}, tokens);
  return tokens.filter((_token, at) => GONE.includes(responses[at]?.error?.code ?? ''));
};
