import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '#domain/tasks/attachment.ts';
import type { Task } from '#domain/tasks/task.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLeaveGuard } from '#ui/confirm/useLeaveGuard.ts';
import { ChooseFiles } from './ChooseFiles.tsx';
import { TaskUploadList } from './TaskUploadList.tsx';
import { useTaskUploads } from './useTaskUploads.ts';

/** Adds files to a task, and shows those on their way; who leaves meanwhile is asked. */
export function AddTaskFiles({ task }: { readonly task: Task }) {
  const { t } = useTranslation(['task-files', 'words']);
  const { number } = useFormat();
  const { uploads, isBusy, addFiles, retry, giveUp } = useTaskUploads(task);
  useLeaveGuard(isBusy, {
    title: t('leave.title'),
    text: t('leave.text'),
    confirmLabel: t('words:leave'),
    cancelLabel: t('words:stay'),
    tone: 'danger',
  });
  const megabytes = (bytes: number) => number(bytes / 1e6, { unit: 'megabyte' });
  const isFull = task.attachments.length >= MAX_ATTACHMENTS;
  return (
    <Stack gap="sm">
      {!isFull && <ChooseFiles onChoose={addFiles} />}
      <Text fz="sm" c="dimmed">
        {isFull
          ? t('full')
          : t('hint', { video: megabytes(ATTACHMENT_BYTES.video), sound: megabytes(ATTACHMENT_BYTES.sound) })}
      </Text>
      <TaskUploadList uploads={uploads} onRetry={retry} onGiveUp={giveUp} />
    </Stack>
  );
}
