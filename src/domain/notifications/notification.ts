import * as z from 'zod/mini';
import * as field from '../fields/fields.ts';
import type { EpochMs } from '../time/epoch.ts';

/**
 * The kinds of messages: a new task, a task that one was made responsible for later, more tasks of a person who has set
 * off many messages within an hour, a task due within 24 hours or one
 * hour, an information, a reminder to confirm one, an announcement whose author wanted a notification; animals proposed
 * for sharing, the answer to a proposal, and the end of a share by the establishment whose animal it is or by its partner;
 * the day of a group's next quick evaluation; a campaign that was launched, stopped, or has ended, and its alerts.
 */
export const NOTIFICATION_KINDS = [
  'taskNew',
  'taskAssigned',
  'taskMore',
  'taskReminder24h',
  'taskReminder1h',
  'information',
  'informationReminder',
  'announcement',
  'shareProposed',
  'shareAccepted',
  'shareDeclined',
  'shareEnded',
  'shareEndedByPartner',
  'evaluationDue',
  'campaignAlert',
  'campaignLaunched',
  'campaignStopped',
  'campaignEnded',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/**
 * A message to one person, as stored in `notifications/{notificationId}`: written by the server, read by that person
 * alone.
 */
export const notificationSchema = z.object({
  /**
   * made of the kind, the subject and the person, and of the instant for a kind that can repeat: the same message sent
   * twice is one
   */
  notificationId: field.ownId(),
  zooId: field.zooId(),
  userId: field.id().check(z.minLength(1)),
  kind: field.choice(NOTIFICATION_KINDS),
  /**
   * id of the task, the information, the announcement, the request to share, the group of quick evaluations or the
   * campaign; of the person who made more tasks
   */
  subjectId: field.id(),
  title: field.text(),
  sectorId: field.idOrNull(),
  /** the due time of a task, the day of an evaluation */
  dueAtUnix: field.instantOrNull(),
  createdAtUnix: field.instant(),
  readAtUnix: field.instantOrNull(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** The kinds that a person may receive more than once for the same subject: each time it happens. */
const AGAIN: ReadonlySet<NotificationKind> = new Set([
  'taskAssigned',
  'taskMore',
  'informationReminder',
  'shareAccepted',
  'shareDeclined',
  'shareEnded',
  'shareEndedByPartner',
  'evaluationDue',
  'campaignAlert',
  'campaignEnded',
]);

/**
 * Returns the id of a message about an event at an instant: the same for the same kind, subject and person, and for a
 * kind that can repeat only at the same instant.
 */
export function notificationId(kind: NotificationKind, subjectId: string, userId: string, at: EpochMs): string {
  const id = `${subjectId}-${kind}-${userId}`;
  return AGAIN.has(kind) ? `${id}-${at}` : id;
}
