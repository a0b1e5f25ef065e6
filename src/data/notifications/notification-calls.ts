import {
  readNotificationsData,
  readNotificationsRequest,
  saveNotificationSettingsData,
  saveNotificationSettingsRequest,
  type SaveNotificationSettingsRequest,
} from '#domain/callables/notifications.ts';
import type { Result } from '#domain/shared/result.ts';
import { callFunction } from '../callables/call-function.ts';

const readContract = {
  name: 'readNotifications',
  request: readNotificationsRequest,
  data: readNotificationsData,
} as const;
const settingsContract = {
  name: 'saveNotificationSettings',
  request: saveNotificationSettingsRequest,
  data: saveNotificationSettingsData,
} as const;

/** Marks messages as read, or all for an empty list; needs the server. */
export function markRead(notificationIds: readonly string[]): Promise<Result<{ read: number }>> {
  return callFunction(readContract, { notificationIds: [...notificationIds] });
}

/** Keeps how the person wants to be told; needs the server. Errors: 'notification/push-unavailable'. */
export function saveSettings(request: SaveNotificationSettingsRequest): Promise<Result<object>> {
  return callFunction(settingsContract, request);
}
