import type { Notification } from '../../../src/domain/notifications/notification.ts';
import { aNotification } from '../../support/builders/notification.ts';
import { randomUUID } from 'node:crypto';
import { database } from './suite.ts';

/** Stores a message to a person, unread unless `differences` say otherwise, and returns its id. */
export async function createNotification(
  zooId: string,
  userId: string,
  differences: Partial<Notification> = {},
): Promise<string> {
  const notificationId = `notification-${randomUUID()}`;
  const message = aNotification({ notificationId, zooId, userId, ...differences });
  await database.doc(`notifications/${notificationId}`).set(message);
  return notificationId;
}

/** Returns the messages to a person, the oldest first. */
export async function messagesOf(userId: string): Promise<Notification[]> {
  const { docs } = await database.collection('notifications').where('userId', '==', userId).get();
  return docs.map((one) => one.data() as Notification).toSorted((a, b) => a.createdAtUnix - b.createdAtUnix);
}
