import { Button, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnouncementsQuery } from '#data/announcements/announcements.endpoints.ts';
import { type Announcement, isAnnouncedTo } from '#domain/announcements/announcement.ts';
import { FoldableNotice, FoldButton } from '#kit/notice/FoldableNotice.tsx';
import { useFoldedNotices } from '#kit/notice/useFoldedNotices.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import { useActor } from '#state/session/use-session.ts';
import { AnnouncementCard } from './AnnouncementCard.tsx';

/** More of them would push the day's work off the screen; the others come on request. */
const AT_FIRST = 3;

/** The announcements shown to the person now, the newest first; an expired one disappears by itself. */
export function AnnouncementsForMe({
  onUnread,
}: {
  /** called with the number of those not folded away */
  readonly onUnread?: ((count: number) => void) | undefined;
}) {
  const { t } = useTranslation('announcements');
  const actor = useActor();
  const now = useNow();
  const { data } = useAnnouncementsQuery(actor.zooId);
  const folding = useFoldedNotices();
  const [showsAll, setShowsAll] = useState(false);
  const mine = (data?.announcements ?? []).filter((announcement) => isAnnouncedTo(actor, announcement, now));
  const open = mine.filter((one) => !folding.wasFolded(keyOf(one)));
  const folded = mine.filter((one) => folding.wasFolded(keyOf(one)));
  const unread = mine.filter((one) => !folding.isFolded(keyOf(one))).length;
  useEffect(() => onUnread?.(unread), [unread, onUnread]);
  if (mine.length === 0) return null;
  const shown = showsAll ? open : open.slice(0, AT_FIRST);
  const rest = open.length - shown.length;
  return (
    <Stack component="section" aria-label={t('title')} gap="sm" mb="xl">
      {shown.map((announcement) => (
        <AnnouncementNotice
          key={announcement.announcementId}
          announcement={announcement}
          isFolded={folding.isFolded(keyOf(announcement))}
          onFold={() => folding.fold(keyOf(announcement))}
        />
      ))}
      {rest > 0 && (
        <Button variant="subtle" onClick={() => setShowsAll(true)} style={{ alignSelf: 'start' }}>
          {t('more', { count: rest })}
        </Button>
      )}
      {folded.length > 0 && (
        <div>
          {folded.map((announcement) => (
            <AnnouncementNotice key={announcement.announcementId} announcement={announcement} isFolded />
          ))}
        </div>
      )}
    </Stack>
  );
}

/** One announcement: a card, or one line once the person has folded it away. */
function AnnouncementNotice({
  announcement,
  isFolded,
  onFold,
}: {
  readonly announcement: Announcement;
  readonly isFolded: boolean;
  readonly onFold?: () => void;
}) {
  const { t } = useTranslation(['announcements', 'words']);
  const { dateTime } = useFormat();
  const { title, message, createdAtUnix, expiresAtUnix } = announcement;
  const when = dateTime(createdAtUnix);
  const footnote =
    expiresAtUnix === null ? t('published', { when }) : t('publishedUntil', { when, end: dateTime(expiresAtUnix) });
  return (
    <FoldableNotice title={title} note={t('words:alreadyRead')} isFolded={isFolded}>
      <AnnouncementCard title={title} message={message} footnote={footnote}>
        {!isFolded && <FoldButton onFold={onFold} />}
      </AnnouncementCard>
    </FoldableNotice>
  );
}

/** A changed announcement is a new one to read. */
function keyOf({ announcementId, updatedAtUnix }: Pick<Announcement, 'announcementId' | 'updatedAtUnix'>): string {
  return `${announcementId}@${updatedAtUnix}`;
}
