import { readNotificationsContract, saveNotificationSettingsContract } from '#domain/callables/notifications.ts';
import { callOf } from '../callables/call-function.ts';

/** Marks messages as read, or all for an empty list; needs the server. */
export const readNotifications = callOf(readNotificationsContract);

/** Saves how the person wants to be notified; needs the server. Errors: 'notification/push-unavailable'. */
export const saveSettings = callOf(saveNotificationSettingsContract);
