import { useTranslation } from 'react-i18next';
import { ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '#domain/tasks/attachment.ts';
import type { Task } from '#domain/tasks/task.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ANY_MEDIA } from '#kit/media/media-kinds.ts';
import { MediaField } from '#kit/media/MediaField.tsx';
import { useUploads } from '#kit/media/useUploads.ts';
import { useSendFile } from './useSendFile.ts';

/** Adds photos, videos and sounds to a task, two at a time. */
export function AddTaskFiles({ task }: { readonly task: Task }) {
  const { t } = useTranslation('task-files');
  const { number } = useFormat();
  const send = useSendFile(task);
  const uploads = useUploads({ send, operation: 'task.work', otherwise: 'attachment/upload-failed', atOnce: 2 });
  const megabytes = (bytes: number) => number(bytes / 1e6, { unit: 'megabyte' });
  return (
    <MediaField
      uploads={uploads}
      takes={ANY_MEDIA}
      words={{
        choose: t('choose'),
        hint: t('hint', { video: megabytes(ATTACHMENT_BYTES.video), sound: megabytes(ATTACHMENT_BYTES.sound) }),
        leaveText: t('leaveText'),
        status: ({ underWay }) => (underWay === 0 ? '' : t('sending', { count: underWay })),
      }}
      fullText={task.attachments.length >= MAX_ATTACHMENTS ? t('full') : undefined}
    />
  );
}
