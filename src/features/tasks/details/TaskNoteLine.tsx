import { Group, Paper, Text } from '@mantine/core';
import { IconCloudUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';

/** One note of a task: its author, its time, its text, and a mark while it is not sent yet. */
export function TaskNoteLine({
  text,
  name,
  head,
  at,
  receivedAt = null,
  isWaiting = false,
}: {
  readonly text: string;
  readonly name: string;
  /** what it is, where it is no common note */
  readonly head?: string;
  readonly at?: number;
  /** the instant of its receipt, where the server received it much later */
  readonly receivedAt?: number | null;
  readonly isWaiting?: boolean;
}) {
  const { t } = useTranslation(['task-details', 'words']);
  const { dateTime } = useFormat();
  return (
    <Paper withBorder p="sm" radius="md">
      <Group gap="xs" mb={4}>
        <Text fz="sm" fw={600}>
          {name}
        </Text>
        <Text fz="sm" c="dimmed">
          {[head, at === undefined ? undefined : dateTime(at)].filter(Boolean).join(' · ')}
        </Text>
        {receivedAt !== null && (
          <Text fz="sm" c="dimmed">
            {t('notes.received', { at: dateTime(receivedAt) })}
          </Text>
        )}
        {isWaiting && (
          <Group gap={4} wrap="nowrap" c="dimmed">
            <IconCloudUpload size={16} aria-hidden />
            <Text fz="sm">{t('words:waitingToBeSent')}</Text>
          </Group>
        )}
      </Group>
      <Text fz="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Text>
    </Paper>
  );
}
