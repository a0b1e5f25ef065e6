import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pathOfMessage } from '#domain/notifications/message-path.ts';
import type { Notification, NotificationKind } from '#domain/notifications/notification.ts';
import { useMoment } from '#i18n/useFormat.ts';
import classes from './MessageList.module.css';

/** One message: its kind, its subject, and its age. */
export function MessageRow({
  message,
  onOpen,
  onLeave,
}: {
  readonly message: Notification;
  readonly onOpen: (ids: readonly string[]) => void;
  readonly onLeave: () => void;
}) {
  const { t } = useTranslation('notifications');
  const { relative, exact, iso } = useMoment(message.createdAtUnix);
  const isUnread = message.readAtUnix === null;
  const open = () => {
    if (isUnread) onOpen([message.notificationId]);
    onLeave();
  };
  return (
    <Link to={pathOfMessage(message)} className={classes['message']} data-unread={isUnread || undefined} onClick={open}>
      <span className={classes['kind']}>
        {isUnread && <span className={classes['dot']} role="img" aria-label={t('unread')} />}
        <KindText kind={message.kind} />
      </span>
      <span className={classes['title']}>{message.title}</span>
      <time className={classes['moment']} dateTime={iso} title={exact}>
        {relative}
      </time>
    </Link>
  );
}

/** The words of a message. */
function KindText({ kind }: { readonly kind: NotificationKind }) {
  const { t } = useTranslation('notifications');
  return t(`values.kind.${kind}`);
}
