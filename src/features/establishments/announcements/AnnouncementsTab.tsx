import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconFileAlert, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnouncementsQuery } from '#data/announcements/announcements.endpoints.ts';
import { mayDo } from '#domain/access/operations.ts';
import type { Announcement } from '#domain/announcements/announcement.ts';
import { useActor } from '#state/session/use-session.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { AnnouncementRows } from './AnnouncementRows.tsx';

const AnnouncementDialog = lazy(async () => ({
  default: (await import('./AnnouncementDialog.tsx')).AnnouncementDialog,
}));

/** The establishment's announcements, with their actions. */
export function AnnouncementsTab({ zooId }: { readonly zooId: string }) {
  const { t } = useTranslation('establishment');
  const actor = useActor();
  const { data, error, refetch } = useAnnouncementsQuery(zooId);
  const [edited, setEdited] = useState<Announcement | 'new' | null>(null);
  const mayAnnounce = mayDo(actor, 'zoo.announce', { zooId, sectorIds: [], authorId: null });
  const write = mayAnnounce && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited('new')}>
      {t('announcements.write')}
    </Button>
  );
  if (data === undefined) {
    if (error === undefined) return <LoadingState label={t('loading')} count={3} />;
    return <LoadFailed error={error} what="announcement/load-failed" onRetry={() => void refetch()} />;
  }
  const isEmpty = data.announcements.length === 0;
  return (
    <Stack gap="md">
      {!isEmpty && (
        <Group justify="space-between">
          <Text c="dimmed" fz="sm" aria-live="polite">
            {t('announcements.count', { count: data.announcements.length })}
          </Text>
          {write}
        </Group>
      )}
      {data.unreadable > 0 && (
        <Alert role="status" color="orange" icon={<IconFileAlert size={18} aria-hidden />}>
          {t('announcements.unreadable', { count: data.unreadable })}
        </Alert>
      )}
      {isEmpty ? (
        <EmptyState title={t('announcements.emptyTitle')} message={t('announcements.emptyText')} action={write} />
      ) : (
        <AnnouncementRows
          zooId={zooId}
          announcements={data.announcements}
          mayAnnounce={mayAnnounce}
          onEdit={setEdited}
        />
      )}
      <Suspense fallback={null}>
        {edited !== null && (
          <AnnouncementDialog
            zooId={zooId}
            announcement={edited === 'new' ? null : edited}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </Stack>
  );
}
