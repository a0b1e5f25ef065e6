import { useTranslation } from 'react-i18next';
import type { NotificationKind } from '#domain/notifications/notification.ts';

/** What a message tells, in words. */
export function KindText({ kind }: { readonly kind: NotificationKind }) {
  const { t } = useTranslation('notifications');
  return t(`values.kind.${kind}`);
}
