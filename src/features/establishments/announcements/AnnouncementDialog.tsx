import { MultiSelect, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Announcement, BROADCAST_TEAMS } from '#domain/announcements/announcement.ts';
import { MinuteField } from '#kit/form/MinuteField.tsx';
import { RecordDialog } from '#kit/form/RecordDialog.tsx';
import { AnnouncementCard } from './AnnouncementCard.tsx';
import { useAnnouncementForm } from './useAnnouncementForm.ts';
import { useTeamName } from './useTeamName.ts';

/** Writes an announcement, beside what its readers will see; what is typed stays until it is saved or given up. */
export function AnnouncementDialog({
  zooId,
  announcement,
  onClose,
}: {
  readonly zooId: string;
  /** null: a new one */
  readonly announcement: Announcement | null;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('establishment');
  const teamName = useTeamName();
  const form = useAnnouncementForm(zooId, announcement, onClose);
  const { title, message, expiresAtUnix } = form.values;
  return (
    <RecordDialog
      form={form}
      title={announcement === null ? t('announcements.write') : t('announcements.edit')}
      {...(announcement === null ? { saveLabel: t('announcements.publish') } : {})}
      onClose={onClose}
    >
      <TextInput {...form.text('title')} required data-autofocus />
      <Textarea {...form.text('message')} required rows={6} />
      <MultiSelect
        {...form.field('broadcastTeams')}
        description={t('hints.teams')}
        required
        data={BROADCAST_TEAMS.map((value) => ({ value, label: teamName(value) }))}
        onChange={(chosen) => form.change({ broadcastTeams: BROADCAST_TEAMS.filter((team) => chosen.includes(team)) })}
      />
      <MinuteField
        {...form.field('expiresAtUnix')}
        description={t('hints.expiresAt')}
        value={expiresAtUnix ?? 0}
        stored={form.stored.expiresAtUnix ?? 0}
        onChange={(end) => form.change({ expiresAtUnix: end === 0 ? null : end })}
      />
      <Switch {...form.flag('sendNotification')} description={t('hints.push')} />
      <Stack gap={6} component="section" aria-label={t('announcements.preview')}>
        <Text fz="sm" fw={600}>
          {t('announcements.preview')}
        </Text>
        <AnnouncementCard
          title={title.trim() || t('announcements.previewTitle')}
          message={message.trim() || t('announcements.previewMessage')}
        />
      </Stack>
    </RecordDialog>
  );
}
