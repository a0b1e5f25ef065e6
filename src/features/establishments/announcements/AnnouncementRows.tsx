import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import { IconClockOff, IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Announcement } from '#domain/announcements/announcement.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useNow } from '#i18n/useNow.ts';
import { StateBadge } from '#ui/badge/StateBadge.tsx';
import type { DataColumn } from '#ui/table/columns.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { Tooltip } from '#ui/tooltip/Tooltip.tsx';
import { useDeleteAnnouncement } from './useDeleteAnnouncement.ts';
import { useTeamName } from './useTeamName.ts';

/** Announcements as rows, with their actions. */
export function AnnouncementRows({
  zooId,
  announcements,
  mayAnnounce,
  onEdit,
}: {
  readonly zooId: string;
  readonly announcements: readonly Announcement[];
  readonly mayAnnounce: boolean;
  readonly onEdit: (announcement: Announcement) => void;
}) {
  const { t } = useTranslation(['establishment', 'announcements', 'words']);
  const language = useLanguage();
  const { list, dateTime } = useFormat();
  const teamName = useTeamName();
  const now = useNow();
  const remove = useDeleteAnnouncement(zooId);
  const columns = useMemo((): readonly DataColumn<Announcement>[] => {
    const isOver = ({ expiresAtUnix }: Announcement) => expiresAtUnix !== null && expiresAtUnix <= now;
    return [
      {
        id: 'state',
        header: t('words:status'),
        width: 130,
        cell: (one) =>
          isOver(one) ? (
            <StateBadge tone="neutral" icon={IconClockOff} label={t('values.announcementState.expired')} />
          ) : (
            <StateBadge tone="success" icon={IconEye} label={t('values.announcementState.shown')} />
          ),
        sortValue: (one) => Number(isOver(one)),
      },
      {
        id: 'title',
        header: t('words:title'),
        isTitle: true,
        cell: (one) => one.title,
        sortValue: (one) => one.title,
      },
      {
        id: 'teams',
        header: t('fields.teams'),
        cell: (one) => list(one.broadcastTeams.map(teamName)),
      },
      {
        id: 'created',
        header: t('fields.publishedAt'),
        width: 190,
        cell: (one) => dateTime(one.createdAtUnix),
        sortValue: (one) => one.createdAtUnix,
      },
      {
        id: 'end',
        header: t('fields.expiresAt'),
        width: 190,
        cell: (one) => (
          <Stack gap={2}>
            <Text fz="sm">{one.expiresAtUnix === null ? t('announcements.noEnd') : dateTime(one.expiresAtUnix)}</Text>
            {one.sendNotification && (
              <Text fz="xs" c="dimmed">
                {t('announcements.withPush')}
              </Text>
            )}
          </Stack>
        ),
        sortValue: (one) => one.expiresAtUnix,
      },
    ];
  }, [t, list, dateTime, teamName, now]);
  return (
    <DataTable
      label={t('announcements:title')}
      language={language}
      columns={columns}
      rows={announcements}
      rowId={(one) => one.announcementId}
      rowName={(one) => one.title}
      {...(mayAnnounce
        ? {
            onOpen: onEdit,
            actionsLabel: t('words:actions'),
            rowActions: (one: Announcement) => (
              <Group gap={4} justify="flex-end" wrap="nowrap">
                <Tooltip label={t('announcements.edit')}>
                  <ActionIcon aria-label={t('announcements.editOne', { title: one.title })} onClick={() => onEdit(one)}>
                    <IconPencil size={18} aria-hidden />
                  </ActionIcon>
                </Tooltip>
                <Tooltip label={t('announcements.delete')}>
                  <ActionIcon
                    color="red"
                    aria-label={t('announcements.deleteOne', { title: one.title })}
                    onClick={() => void remove(one)}
                  >
                    <IconTrash size={18} aria-hidden />
                  </ActionIcon>
                </Tooltip>
              </Group>
            ),
          }
        : {})}
    />
  );
}
