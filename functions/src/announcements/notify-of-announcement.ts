import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { recipientsOfAnnouncement } from '../../../src/domain/announcements/announcement-recipients.ts';
import { type Announcement, announcementSchema } from '../../../src/domain/announcements/announcement.ts';
import { type Notification, notificationId } from '../../../src/domain/notifications/notification.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { logFailure } from '../common/log-failure.ts';
import { announcementPath, isDocumentId, SECTORS } from '../common/paths.ts';
import { maySend } from '../common/send-limit.ts';
import { peopleIn } from '../information/reach.ts';
import { notifyPeople } from '../notifications/notify-people.ts';
import type { PushSender } from '../notifications/push-sender.ts';
import { teamOf } from '../pictures/picture-owner.ts';

/** An announcement by its establishment and its id. */
type AnnouncementIds = { readonly zooId: string; readonly announcementId: string };

/**
 * Notifies the people of an announcement as it is by now, when its author wanted that: at the bell, and on the devices
 * of those who receive notifications. Returns how many messages were new; 0 when the announcement is gone, expired or
 * of another shape, which is logged. Repeated or simultaneous calls notify each person once; a team that is added later
 * is notified then. Beyond its author's limit an announcement notifies nobody: the dashboard shows it. Throws when the database cannot be read or written.
 */
export async function notifyOfAnnouncement(
  database: Firestore,
  { zooId, announcementId }: AnnouncementIds,
  now: EpochMs,
  options: { readonly send?: PushSender | null } = {},
): Promise<number> {
  const document = await database.doc(announcementPath(zooId, announcementId)).get();
  const announcement = readableAnnouncement(document, 'followAnnouncement');
  if (announcement === null || !announcement.sendNotification) return 0;
  const [people, sectors] = await Promise.all([
    peopleIn(zooId),
    database.collection(SECTORS).where('zooId', '==', zooId).get(),
  ]);
  const messages = recipientsOfAnnouncement(announcement, people, sectors.docs.map(teamOf), now)
    .map((userId): Notification => ({
      notificationId: notificationId('announcement', announcementId, userId, now),
      ...{ zooId, userId, kind: 'announcement', title: announcement.title },
      subjectId: announcementId,
      sectorId: null,
      dueAtUnix: null,
      createdAtUnix: now,
      readAtUnix: null,
    }))
    // A browser chooses the id of an announcement: one that is too long cannot become a part of another id.
    .filter((message) => isDocumentId(message.notificationId));
  if (messages.length === 0) return 0;
  const act = { userId: announcement.createdBy, kind: 'announcement', id: announcementId } as const;
  return (await maySend(database, act, now)) ? notifyPeople(database, messages, options) : 0;
}

/**
 * Returns the announcement of a stored document, or null when it does not exist or has another shape. The latter is
 * logged for the function: a repeated event would find the same document.
 */
export function readableAnnouncement(document: DocumentSnapshot, functionName: string): Announcement | null {
  if (!document.exists) return null;
  const read = announcementSchema.safeParse(document.data());
  if (read.success) return read.data;
  logFailure(functionName, read.error, { announcementId: document.id });
  return null;
}
