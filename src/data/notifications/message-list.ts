import type { Notification } from '#domain/notifications/notification.ts';

/** Whose messages, in which establishment. */
export type MessagesQuestion = { readonly zooId: string; readonly userId: string };

/** Some messages of a person, as screens get them: the newest first. */
export type MessageList = {
  readonly messages: readonly Notification[];
  /** what this device remembers; the server has not confirmed it (yet) */
  readonly isFromCache: boolean;
  /** documents left out because they cannot be read */
  readonly unreadable: number;
};
