import { Paper, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import type { Attachment } from '#domain/tasks/attachment.ts';
import { AttachmentContent } from '#kit/media/AttachmentContent.tsx';
import { FileFoot } from '#kit/media/FileFoot.tsx';
import type { RemoveFile } from '#kit/media/useRemoveFile.ts';

/** One file of a task: its content, name, size, author and time, and a button to remove it for people who may. */
export function TaskFile({
  attachment,
  addedBy,
  onRemove,
}: {
  readonly attachment: Attachment;
  /** the person's name */
  readonly addedBy: string;
  /** absent for people who may not remove it */
  readonly onRemove?: RemoveFile;
}) {
  const { dateTime, number } = useFormat();
  const name = useFileName(attachment);
  const { bytes } = attachment;
  const size =
    bytes < 1e6
      ? number(Math.ceil(bytes / 1e3), { unit: 'kilobyte' })
      : number(bytes / 1e6, { unit: 'megabyte', maximumFractionDigits: 1 });
  return (
    <Paper component="li" withBorder p="sm" radius="md">
      <AttachmentContent attachment={attachment} name={name} />
      <FileFoot attachmentId={attachment.attachmentId} name={name} onRemove={onRemove}>
        <Stack gap={2} miw={0}>
          <Text fz="sm" fw={600} truncate title={name}>
            {name}
          </Text>
          <Text fz="sm" c="dimmed">
            {[size, addedBy, dateTime(attachment.addedAtUnix)].filter(Boolean).join(' · ')}
          </Text>
        </Stack>
      </FileFoot>
    </Paper>
  );
}

/** Returns the name shown for a file of a task: its own name, else its kind. */
function useFileName({ name, kind }: Pick<Attachment, 'name' | 'kind'>): string {
  const { t } = useTranslation('task-files');
  return name === '' ? t(`values.kind.${kind}`) : name;
}
