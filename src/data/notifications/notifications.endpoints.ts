import type { SaveNotificationSettingsRequest } from '#domain/callables/notifications.ts';
import type { MailDigest } from '#domain/notifications/settings.ts';
import { answerOf } from '../answer.ts';
import { api } from '../api.ts';
import { dependenciesOf } from '../dependencies.ts';
import { liveQuery } from '../live/live-query.ts';
import type { MessageList, MessagesQuestion } from './message-list.ts';

const repositoryOf = (extra: unknown) => dependenciesOf(extra).repositories.notifications();

export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The latest unread messages of a person, live. */
    unreadMessages: build.query<MessageList, MessagesQuestion>(
      liveQuery<MessageList, MessagesQuestion>('unreadMessages', async (repositories, question, watcher) =>
        (await repositories.notifications()).watchUnread(question, watcher),
      ),
    ),
    /** The latest messages of a person, read or not, live. */
    recentMessages: build.query<MessageList, MessagesQuestion>(
      liveQuery<MessageList, MessagesQuestion>('recentMessages', async (repositories, question, watcher) =>
        (await repositories.notifications()).watchRecent(question, watcher),
      ),
    ),
    /** Marks messages as read, all for an empty list; the live lists follow. */
    markMessagesRead: build.mutation<{ read: number }, readonly string[]>({
      queryFn: async (ids, { extra }) => answerOf(await (await repositoryOf(extra)).markRead(ids)),
    }),
    mailDigest: build.query<MailDigest, string>({
      queryFn: async (userId, { extra }) => answerOf(await (await repositoryOf(extra)).readDigest(userId)),
    }),
    saveMailDigest: build.mutation<object, { readonly userId: string; readonly mailDigest: MailDigest }>({
      queryFn: async ({ mailDigest }, { extra }) =>
        answerOf(await (await repositoryOf(extra)).saveSettings({ mailDigest })),
      async onQueryStarted({ userId, mailDigest }, { dispatch, queryFulfilled }) {
        await queryFulfilled.then(
          () => void dispatch(notificationsApi.util.upsertQueryData('mailDigest', userId, mailDigest)),
          () => undefined,
        );
      },
    }),
  }),
});

export const {
  useUnreadMessagesQuery,
  useRecentMessagesQuery,
  useMarkMessagesReadMutation,
  useMailDigestQuery,
  useSaveMailDigestMutation,
} = notificationsApi;

type Device = NonNullable<SaveNotificationSettingsRequest['device']>;

/**
 * Returns the thunk that registers or removes a device without the cache: a registration is a secret of its browser.
 */
export function saveDevice(device: Device) {
  return async (_dispatch: unknown, _getState: unknown, extra: unknown) =>
    (await repositoryOf(extra)).saveSettings({ device });
}
