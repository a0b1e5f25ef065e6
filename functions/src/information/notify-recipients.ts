import type { Information } from '../../../src/domain/information/information.ts';
import {
  type Notification,
  notificationId,
  type NotificationKind,
} from '../../../src/domain/notifications/notification.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { database } from '../common/firebase.ts';
import { notifyPeople } from '../notifications/notify-people.ts';

type Kind = Extract<NotificationKind, 'information' | 'informationReminder'>;

/**
 * Notifies people of an information, except its author; returns how many messages were new. Each person gets one
 * message of an information, and one reminder for each `at`.
 */
export function notifyRecipients(
  kind: Kind,
  information: Information,
  userIds: readonly string[],
  at: EpochMs,
): Promise<number> {
  const { informationId, zooId, title, authorId } = information;
  const messages = userIds
    .filter((userId) => userId !== authorId)
    .map((userId): Notification => ({
      notificationId: notificationId(kind, informationId, userId, at),
      ...{ zooId, userId, kind, title },
      subjectId: informationId,
      sectorId: null,
      dueAtUnix: null,
      createdAtUnix: at,
      readAtUnix: null,
    }));
  return notifyPeople(database(), messages);
}
