import { notificationSchema } from '../notifications/notification.ts';
import { BY_SERVER, type Collection, NO_FIELDS } from './declaration.ts';

/** The messages, each to one person. */
export const NOTIFICATIONS = {
  path: 'notifications/{notificationId}',
  title: 'Messages',
  owner: 'establishment, by zooId',
  schema: notificationSchema,
  opens: { get: ['self'], list: ['self'], ...BY_SERVER },
  ...NO_FIELDS,
} as const satisfies Collection;
