import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { queryError } from '#data/query-error.ts';
import { useRemoveTaskFileMutation } from '#data/tasks/task-files.endpoints.ts';
import type { Attachment } from '#domain/tasks/attachment.ts';
import type { Task } from '#domain/tasks/task.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { confirm, prepareConfirm } from '#ui/confirm/confirm.ts';

/**
 * Returns a function that removes a file of a task after a question; it resolves to the error that kept the file there,
 * or null.
 */
export function useRemoveFile({ zooId, taskId }: Pick<Task, 'zooId' | 'taskId'>) {
  const { t } = useTranslation(['task-files', 'words']);
  const messageOf = useErrorMessage();
  const demoError = useDemoError('task.work');
  const dispatch = useAppDispatch();
  const [remove] = useRemoveTaskFileMutation();
  useEffect(prepareConfirm, []);
  return async ({ attachmentId }: Attachment, name: string): Promise<string | null> => {
    if (demoError !== null) return messageOf(demoError);
    const agreed = await confirm({
      title: t('words:deleteQuestion', { name }),
      text: t('remove.text'),
      confirmLabel: t('remove.confirm'),
      cancelLabel: t('remove.keep'),
      tone: 'danger',
    });
    if (!agreed) return null;
    const answer = await remove({ zooId, taskId, attachmentId });
    if (answer.error !== undefined) return messageOf(queryError(answer.error));
    dispatch(noticeRaised({ kind: 'success', messageKey: 'task-files:values.done.removed' }));
    return null;
  };
}
