import { useEffect } from 'react';
import { useUnreadMessagesQuery } from '#data/notifications/notifications.endpoints.ts';
import { useActor } from '#state/session/use-session.ts';
import { useArrivalToasts } from './useArrivalToasts.ts';

/**
 * Draws nothing: reports the number of unread messages, and shows a toast for each that arrives while the page is open.
 */
export function UnreadWatch({ onCount }: { readonly onCount: (unread: number) => void }) {
  const { zooId, userId } = useActor();
  const { data } = useUnreadMessagesQuery({ zooId, userId });
  useArrivalToasts(zooId, data);
  const count = data?.messages.length ?? 0;
  useEffect(() => onCount(count), [count, onCount]);
  return null;
}
