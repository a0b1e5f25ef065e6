import { useCallback } from 'react';
import {
  useMarkMessagesReadMutation,
  useRecentMessagesQuery,
  useUnreadMessagesQuery,
} from '#data/notifications/notifications.endpoints.ts';
import { useActor } from '#state/session/use-session.ts';

/**
 * Returns the person's messages in the present establishment, and a function that marks some as read (all for an empty
 * list).
 */
export function useMessages() {
  const { zooId, userId } = useActor();
  const question = { zooId, userId };
  const unread = useUnreadMessagesQuery(question);
  const recent = useRecentMessagesQuery(question);
  const [mark, { isLoading: isMarking }] = useMarkMessagesReadMutation();
  const markRead = useCallback((ids: readonly string[]) => void mark(ids), [mark]);
  return { unread, recent, markRead, isMarking };
}
