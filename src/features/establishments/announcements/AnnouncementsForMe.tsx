import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnouncementsQuery } from '#data/announcements/announcements.endpoints.ts';
import { isAnnouncedTo } from '#domain/announcements/announcement.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import { useActor } from '#state/session/use-session.ts';
import { AnnouncementCard } from './AnnouncementCard.tsx';

/** More of them would push the day's work off the screen; the others come on request. */
const AT_FIRST = 3;

/** The announcements shown to the person now, the newest first; an expired one disappears by itself. */
export function AnnouncementsForMe() {
  const { t } = useTranslation('announcements');
  const { dateTime } = useFormat();
  const actor = useActor();
  const now = useNow();
  const { data } = useAnnouncementsQuery(actor.zooId);
  const [showsAll, setShowsAll] = useState(false);
  const mine = (data?.announcements ?? []).filter((announcement) => isAnnouncedTo(actor, announcement, now));
  if (mine.length === 0) return null;
  const shown = showsAll ? mine : mine.slice(0, AT_FIRST);
  const rest = mine.length - shown.length;
  return (
    <Stack component="section" aria-label={t('title')} gap="sm" mb="xl">
      {shown.map((announcement) => (
        <AnnouncementCard
          key={announcement.announcementId}
          title={announcement.title}
          message={announcement.message}
          footnote={
            announcement.expiresAtUnix === null
              ? t('published', { when: dateTime(announcement.createdAtUnix) })
              : t('publishedUntil', {
                  when: dateTime(announcement.createdAtUnix),
                  end: dateTime(announcement.expiresAtUnix),
                })
          }
        />
      ))}
      {rest > 0 && (
        <Button variant="subtle" onClick={() => setShowsAll(true)} style={{ alignSelf: 'start' }}>
          {t('more', { count: rest })}
        </Button>
      )}
    </Stack>
  );
}
