import { useEffect, useRef } from 'react';
import type { MessageList } from '#data/notifications/message-list.ts';
import { arrivals, type Seen, seenAtStart } from '#domain/notifications/arrival.ts';
import type { Notification } from '#domain/notifications/notification.ts';
import type { EpochMs } from '#domain/time/epoch.ts';
import { loadNamespaces } from '#i18n/start.ts';
import { nowMs } from '#lib/clock.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { firstInBrowser } from './first-in-browser.ts';

/** More of them at once are announced by their number. */
const MAX_TOASTS = 3;

/** Shows arriving messages as toasts: no earlier ones, and each message in one tab of the browser only. */
export function useArrivalToasts(zooId: string, list: MessageList | undefined): void {
  const dispatch = useAppDispatch();
  const place = useRef<{ readonly zooId: string; readonly startedAt: EpochMs; seen: Seen | null } | null>(null);
  useEffect(() => {
    if (place.current?.zooId !== zooId) place.current = { zooId, startedAt: nowMs(), seen: null };
    const here = place.current;
    // The device's copy is not yet the state at the start.
    if (list === undefined || list.isFromCache) return;
    const { fresh, seen } = arrivals(here.seen ?? seenAtStart(list.messages, here.startedAt), list.messages);
    here.seen = seen;
    if (fresh.length === 0) return;
    void tell(fresh);

    async function tell(messages: readonly Notification[]) {
      const own = await firstInBrowser(messages.map(({ notificationId }) => notificationId));
      const told = messages.filter(({ notificationId }) => own.includes(notificationId));
      if (told.length === 0) return;
      await loadNamespaces(['notifications']);
      if (told.length > MAX_TOASTS) {
        dispatch(
          noticeRaised({
            kind: 'info',
            messageKey: 'notifications:values.arrived.several',
            params: { count: told.length },
          }),
        );
        return;
      }
      for (const { kind, title } of told)
        dispatch(noticeRaised({ kind: 'info', messageKey: `notifications:values.told.${kind}`, params: { title } }));
    }
  }, [zooId, list, dispatch]);
}
