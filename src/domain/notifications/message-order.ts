import type { Notification } from './notification.ts';

/** Messages that the bell shows at most. */
export const MAX_MESSAGES = 20;

/** Returns the messages of both lists, each once: the unread ones first, each part from the newest on, twenty at most. */
export function bellMessages(unread: readonly Notification[], recent: readonly Notification[]): Notification[] {
  const byId = new Map([...recent, ...unread].map((message) => [message.notificationId, message]));
  return [...byId.values()]
    .toSorted(
      (a, b) =>
        Number(a.readAtUnix !== null) - Number(b.readAtUnix !== null) ||
        b.createdAtUnix - a.createdAtUnix ||
        a.notificationId.localeCompare(b.notificationId),
    )
    .slice(0, MAX_MESSAGES);
}
