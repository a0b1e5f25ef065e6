import { ActionIcon, Group, Paper, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import type { Attachment } from '#domain/tasks/attachment.ts';
import { AttachmentContent } from './AttachmentContent.tsx';

/** One file of a task: its content, name, size, author and time, and a button to remove it for people who may. */
export function TaskFile({
  attachment,
  addedBy,
  onRemove,
}: {
  readonly attachment: Attachment;
  /** the person's name */
  readonly addedBy: string;
  /** absent for people who may not remove it; resolves to the reason why the file is still there, or null */
  readonly onRemove?: (attachment: Attachment, name: string) => Promise<string | null>;
}) {
  const { t } = useTranslation('task-files');
  const { dateTime, number } = useFormat();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const name = useFileName(attachment);
  const { bytes } = attachment;
  const size =
    bytes < 1e6
      ? number(Math.ceil(bytes / 1e3), { unit: 'kilobyte' })
      : number(bytes / 1e6, { unit: 'megabyte', maximumFractionDigits: 1 });
  const remove = async () => {
    setIsBusy(true);
    setFailure((await onRemove?.(attachment, name)) ?? null);
    setIsBusy(false);
  };
  return (
    <Paper component="li" withBorder p="sm" radius="md">
      <AttachmentContent attachment={attachment} name={name} />
      <Group gap="sm" wrap="nowrap" justify="space-between" mt="xs">
        <Stack gap={2} miw={0}>
          <Text fz="sm" fw={600} truncate title={name}>
            {name}
          </Text>
          <Text fz="sm" c="dimmed">
            {[size, addedBy, dateTime(attachment.addedAtUnix)].filter(Boolean).join(' · ')}
          </Text>
        </Stack>
        {onRemove !== undefined && (
          <ActionIcon
            size={44}
            variant="subtle"
            color="red"
            loading={isBusy}
            aria-label={t('remove.action', { name })}
            onClick={() => void remove()}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        )}
      </Group>
      {failure !== null && (
        <Text fz="sm" c="red" role="alert">
          {failure}
        </Text>
      )}
    </Paper>
  );
}

/** Returns the name shown for a file of a task: its own name, else its kind. */
function useFileName({ name, kind }: Pick<Attachment, 'name' | 'kind'>): string {
  const { t } = useTranslation('task-files');
  return name === '' ? t(`values.kind.${kind}`) : name;
}
