import type { Notification } from '#domain/notifications/notification.ts';

/** The query for a person's messages in an establishment. */
export type MessagesQuestion = { readonly zooId: string; readonly userId: string };

/** Some messages of a person, as screens get them: the newest first. */
export type MessageList = {
  readonly messages: readonly Notification[];
  /** whether they come from this device's copy, without the server's confirmation */
  readonly isFromCache: boolean;
  /** documents left out because they cannot be read */
  readonly unreadable: number;
};
