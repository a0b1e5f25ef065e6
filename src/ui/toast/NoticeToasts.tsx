import { Notifications, notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { showToast, type ToastTone } from './show-toast.tsx';

export type NoticeText = { readonly id: string; readonly tone: ToastTone; readonly text: string };

/** Shows each notice once as a toast, and reports when it has gone. Contains the place of all toasts. */
export function NoticeToasts({
  notices,
  closeLabel,
  onClose,
}: {
  readonly notices: readonly NoticeText[];
  readonly closeLabel: string;
  readonly onClose: (id: string) => void;
}) {
  const shown = useRef(new Set<string>());
  // Toasts live outside the tree: those that one person has not closed must not wait for the next one.
  useEffect(() => {
    const ids = shown.current;
    return () => {
      notifications.clean();
      notifications.cleanQueue();
      ids.clear();
    };
  }, []);
  useEffect(() => {
    for (const { id, tone, text } of notices) {
      if (shown.current.has(id)) continue;
      shown.current.add(id);
      showToast({ id, tone, text, closeLabel, onClose: () => onClose(id) });
    }
    const current = new Set(notices.map((notice) => notice.id));
    for (const id of shown.current) {
      if (current.has(id)) continue;
      shown.current.delete(id);
      notifications.hide(id);
    }
  }, [notices, closeLabel, onClose]);
  return <Notifications position="bottom-right" limit={4} zIndex={500} />;
}
