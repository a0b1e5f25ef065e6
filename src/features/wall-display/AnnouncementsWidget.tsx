import { useTranslation } from 'react-i18next';
import { useAnnouncementsQuery } from '#data/announcements/announcements.endpoints.ts';
import { isAnnouncedTo } from '#domain/announcements/announcement.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import { useActor } from '#state/session/use-session.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import classes from './WallDisplay.module.css';

/** The establishment's announcements to this account, the latest first; each disappears when it expires. */
export function AnnouncementsWidget() {
  const { t } = useTranslation('pages');
  const { dateTime } = useFormat();
  const actor = useActor();
  const now = useNow();
  const { data: list, error, refetch } = useAnnouncementsQuery(actor.zooId);
  if (list === undefined) {
    if (error !== undefined)
      return <LoadFailed error={error} what="announcement/load-failed" onRetry={() => void refetch()} />;
    return <LoadingState label={t('wall.loading')} />;
  }
  const shown = list.announcements.filter((announcement) => isAnnouncedTo(actor, announcement, now));
  if (shown.length === 0) return <EmptyState title={t('wall.noAnnouncement')} />;
  return (
    <ul className={classes['announcements']}>
      {shown.map(({ announcementId, title, message, createdAtUnix }) => (
        <li key={announcementId} className={classes['announcement']}>
          <h2>{title}</h2>
          <p className={classes['message']}>{message}</p>
          <p className={classes['small']}>{dateTime(createdAtUnix)}</p>
        </li>
      ))}
    </ul>
  );
}
