import {
  collection,
  doc,
  type Firestore,
  getDocFromServer,
  limit,
  orderBy,
  query,
  type QueryConstraint,
  where,
} from 'firebase/firestore';
import type { SaveNotificationSettingsRequest } from '#domain/callables/notifications.ts';
import { MAX_MESSAGES } from '#domain/notifications/message-order.ts';
import { type MailDigest, notificationSettingsSchema } from '#domain/notifications/settings.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { toAppError } from '../firebase/failure.ts';
import { watchQueries } from '../firebase/watch-queries.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import type { MessageList, MessagesQuestion } from './message-list.ts';
import { notificationFromDocument } from './notification.converter.ts';

// Every page has the bell: the library of the calls is fetched with the first of them.
const calls = () => import('./notification-calls.ts');

/** The most unread messages of the permanent listener: few, since every screen pays for them. */
export const MAX_UNREAD = 10;

export type NotificationsRepository = {
  /** Listens to the latest unread messages of a person. */
  watchUnread(question: MessagesQuestion, watcher: Watcher<MessageList>): Unwatch;
  /** Listens to the latest messages of a person, read or not. */
  watchRecent(question: MessagesQuestion, watcher: Watcher<MessageList>): Unwatch;
  /** Marks messages as read, all for an empty list. */
  markRead(notificationIds: readonly string[]): Promise<Result<{ read: number }>>;
  /** Returns the person's choice of a daily mail; 'none' when they have made none. */
  readDigest(userId: string): Promise<Result<MailDigest>>;
  /** Stores the ways in which the person wants to be notified. */
  saveSettings(request: SaveNotificationSettingsRequest): Promise<Result<object>>;
};

/** Returns the messages of a database; changes need the server. */
export function notificationsRepository(database: Firestore): NotificationsRepository {
  const watch = (
    { zooId, userId }: MessagesQuestion,
    more: readonly QueryConstraint[],
    most: number,
    watcher: Watcher<MessageList>,
  ) => {
    const latest = query(
      collection(database, 'notifications'),
      where('userId', '==', userId),
      where('zooId', '==', zooId),
      ...more,
      orderBy('createdAtUnix', 'desc'),
      limit(most),
    );
    return watchQueries('notifications', [latest], notificationFromDocument, {
      next(found) {
        if (!found.ok) return watcher.next(found);
        const { items, isFromCache, unreadable } = found.value;
        const messages = items.toSorted((a, b) => b.createdAtUnix - a.createdAtUnix);
        return watcher.next(ok({ messages, isFromCache, unreadable }));
      },
      failed: watcher.failed,
    });
  };
  return {
    watchUnread: (question, watcher) => watch(question, [where('readAtUnix', '==', null)], MAX_UNREAD, watcher),
    watchRecent: (question, watcher) => watch(question, [], MAX_MESSAGES, watcher),
    markRead: async (notificationIds) => (await calls()).readNotifications({ notificationIds: [...notificationIds] }),
    saveSettings: async (request) => (await calls()).saveSettings(request),
    async readDigest(userId) {
      try {
        // Read from the server, because the device remembers that there was nothing before the first choice.
        const stored = await getDocFromServer(doc(database, 'notificationSettings', userId));
        const read = notificationSettingsSchema.safeParse(stored.data());
        return ok(read.success ? read.data.mailDigest : 'none');
      } catch (error) {
        return fail(toAppError(error, 'data/notifications'));
      }
    },
  };
}
