import { Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemoveTaskFileMutation } from '#data/tasks/task-files.endpoints.ts';
import { mayAddAttachment, mayRemoveAttachment } from '#domain/tasks/attachment-rights.ts';
import type { Task } from '#domain/tasks/task.ts';
import { MediaGrid } from '#kit/media/MediaGrid.tsx';
import { useRemoveFile } from '#kit/media/useRemoveFile.ts';
import { useActor } from '#state/session/use-session.ts';
import type { TaskSurroundings } from '../rows/useTaskSurroundings.ts';
import { TaskFile } from './TaskFile.tsx';

// Fetched only for people who may add files, and apart from the list of tasks.
const AddTaskFiles = lazy(async () => ({ default: (await import('./AddTaskFiles.tsx')).AddTaskFiles }));

/** The photos, videos and sounds of a task, the latest first, and a field to add files, which needs the network. */
export function TaskFiles({ task, surroundings }: { readonly task: Task; readonly surroundings: TaskSurroundings }) {
  const { t } = useTranslation('task-files');
  const actor = useActor();
  const [removeFile] = useRemoveTaskFileMutation();
  const remove = useRemoveFile({
    operation: 'task.work',
    remove: async (attachmentId) => removeFile({ zooId: task.zooId, taskId: task.taskId, attachmentId }),
  });
  const files = task.attachments.toSorted((a, b) => b.addedAtUnix - a.addedAtUnix);
  return (
    <Stack gap="sm" component="section" aria-label={t('title')}>
      <Title order={3} size="h4">
        {t('title')}
      </Title>
      {mayAddAttachment(actor, task) && (
        <Suspense fallback={null}>
          <AddTaskFiles task={task} />
        </Suspense>
      )}
      {files.length === 0 && (
        <Text c="dimmed" fz="sm">
          {t('empty')}
        </Text>
      )}
      {files.length > 0 && (
        <MediaGrid label={t('title')}>
          {files.map((attachment) => (
            <TaskFile
              key={attachment.attachmentId}
              attachment={attachment}
              addedBy={surroundings.nameOf(attachment.addedBy)}
              {...(mayRemoveAttachment(actor, task, attachment) ? { onRemove: remove } : {})}
            />
          ))}
        </MediaGrid>
      )}
    </Stack>
  );
}
