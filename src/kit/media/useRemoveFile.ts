import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { queryError } from '#data/query-error.ts';
import type { Operation } from '#domain/access/operations.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { confirm, prepareConfirm } from '#ui/confirm/confirm.ts';

/** Removes a file by its id; resolves to the error that kept the file there, shown in a sentence, or null. */
export type RemoveFile = (attachmentId: string, name: string) => Promise<string | null>;

/**
 * Returns a function that removes a file of a record after a question, by the record's own call. In demonstration mode
 * the operation is refused before it is asked.
 */
export function useRemoveFile({
  operation,
  remove,
}: {
  readonly operation: Operation;
  readonly remove: (attachmentId: string) => Promise<{ readonly error?: Parameters<typeof queryError>[0] | undefined }>;
}): RemoveFile {
  const { t } = useTranslation(['task-files', 'words']);
  const messageOf = useErrorMessage();
  const demoError = useDemoError(operation);
  const dispatch = useAppDispatch();
  useEffect(prepareConfirm, []);
  return async (attachmentId, name) => {
    if (demoError !== null) return messageOf(demoError);
    const agreed = await confirm({
      title: t('words:deleteQuestion', { name }),
      text: t('remove.text'),
      confirmLabel: t('remove.confirm'),
      cancelLabel: t('remove.keep'),
      tone: 'danger',
    });
    if (!agreed) return null;
    const answer = await remove(attachmentId);
    if (answer.error !== undefined) return messageOf(queryError(answer.error));
    dispatch(noticeRaised({ kind: 'success', messageKey: 'task-files:values.done.removed' }));
    return null;
  };
}
