import * as z from 'zod/mini';
import type { Contract, RequestOf } from './contract.ts';
import { MAIL_DIGESTS } from '../notifications/settings.ts';
import { documentId } from '../shared/field-shapes.ts';

/** Marks messages of the caller as read; an empty list marks all of them. */
export const readNotificationsContract = {
  name: 'readNotifications',
  request: z.strictObject({
    notificationIds: z.array(documentId).check(z.maxLength(100)),
  }),
  data: z.object({ read: z.int() }),
} as const satisfies Contract;
export type ReadNotificationsRequest = RequestOf<typeof readNotificationsContract>;

/** Saves how the caller wants to be notified outside the app: a daily mail, and push messages to this device. */
export const saveNotificationSettingsContract = {
  name: 'saveNotificationSettings',
  request: z.strictObject({
    mailDigest: z.optional(z.enum(MAIL_DIGESTS)),
    /** a registration of Firebase Cloud Messaging to add or remove; absent: unchanged */
    device: z.optional(
      z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(4_096)), isWanted: z.boolean() }),
    ),
  }),
  data: z.object({}),
  failure: 'notification/settings-failed',
} as const satisfies Contract;
export type SaveNotificationSettingsRequest = RequestOf<typeof saveNotificationSettingsContract>;
