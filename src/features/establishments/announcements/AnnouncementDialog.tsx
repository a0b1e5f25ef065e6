import { Button, Group, MultiSelect, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  type Announcement,
  ANNOUNCEMENT_MESSAGE_LENGTH,
  ANNOUNCEMENT_TITLE_LENGTH,
  BROADCAST_TEAMS,
} from '#domain/announcements/announcement.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { FormFailure } from '../FormFailure.tsx';
import { AnnouncementCard } from './AnnouncementCard.tsx';
import { useAnnouncementForm } from './useAnnouncementForm.ts';
import { useTeamName } from './useTeamName.ts';

/** Writes an announcement, with a preview for its readers; typed text stays until it is saved or cancelled. */
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
  const { t } = useTranslation(['establishment', 'common', 'words']);
  const teamName = useTeamName();
  const form = useAnnouncementForm(zooId, announcement, onClose);
  const { typed, change, errors } = form;
  return (
    <Dialog
      onClose={() => void form.leave()}
      title={announcement === null ? t('announcements.write') : t('announcements.edit')}
      closeLabel={t('common:close')}
    >
      <form onSubmit={(event) => void form.submit(event)} noValidate>
        <Stack gap="md">
          <FormFailure message={errors.failure} />
          <TextInput
            name="title"
            label={t('words:title')}
            required
            data-autofocus
            maxLength={ANNOUNCEMENT_TITLE_LENGTH}
            value={typed.title}
            error={errors.at('title')}
            onChange={(event) => change({ title: event.currentTarget.value })}
          />
          <Textarea
            name="message"
            label={t('fields.message')}
            required
            rows={6}
            maxLength={ANNOUNCEMENT_MESSAGE_LENGTH}
            value={typed.message}
            error={errors.at('message')}
            onChange={(event) => change({ message: event.currentTarget.value })}
          />
          <MultiSelect
            name="broadcastTeams"
            label={t('fields.teams')}
            description={t('hints.teams')}
            required
            data={BROADCAST_TEAMS.map((value) => ({ value, label: teamName(value) }))}
            value={typed.broadcastTeams}
            error={errors.at('broadcastTeams')}
            onChange={(chosen) => change({ broadcastTeams: BROADCAST_TEAMS.filter((team) => chosen.includes(team)) })}
          />
          <TextInput
            name="expiresAtUnix"
            type="datetime-local"
            label={t('fields.expiresAt')}
            description={t('hints.expiresAt')}
            value={form.typedEnd}
            error={errors.at('expiresAtUnix')}
            onChange={(event) => form.changeEnd(event.currentTarget.value)}
          />
          <Switch
            label={t('fields.push')}
            description={t('hints.push')}
            checked={typed.sendNotification}
            onChange={(event) => change({ sendNotification: event.currentTarget.checked })}
          />
          <Stack gap={6} component="section" aria-label={t('announcements.preview')}>
            <Text fz="sm" fw={600}>
              {t('announcements.preview')}
            </Text>
            <AnnouncementCard
              title={typed.title.trim() || t('announcements.previewTitle')}
              message={typed.message.trim() || t('announcements.previewMessage')}
            />
          </Stack>
          <Group justify="flex-end">
            <Button variant="default" onClick={() => void form.leave()}>
              {t('words:cancel')}
            </Button>
            <Button type="submit" loading={form.isSaving}>
              {announcement === null ? t('announcements.publish') : t('words:save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
