import { notificationSettingsSchema } from '../notifications/settings.ts';
import { BY_SERVER, type Collection, NO_FIELDS } from './declaration.ts';

/** The ways in which each person wants to be notified outside the app. */
export const NOTIFICATION_SETTINGS = {
  path: 'notificationSettings/{userId}',
  title: 'Settings of messages',
  owner: 'establishment, by zooId',
  schema: notificationSettingsSchema,
  opens: { get: ['self'], list: 'nobody', ...BY_SERVER },
  ...NO_FIELDS,
} as const satisfies Collection;
