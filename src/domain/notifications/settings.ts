import * as z from 'zod/mini';
import * as field from '../fields/fields.ts';

/** The choices for a person's tasks by e-mail. */
export const MAIL_DIGESTS = ['none', 'daily'] as const;
export type MailDigest = (typeof MAIL_DIGESTS)[number];

/**
 * The ways in which a person wants to be notified outside the app: `notificationSettings/{userId}`; written by the
 * server, read by that person.
 */
export const notificationSettingsSchema = z.object({
  userId: field.ownId(),
  /** their establishment when they last saved it */
  zooId: field.zooId(),
  mailDigest: field.choice(MAIL_DIGESTS),
  /** the local day ('2025-01-15') of the last mail; null before the first */
  digestSentOn: field.textOrNull(),
  updatedAtUnix: field.instant(),
});
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;
