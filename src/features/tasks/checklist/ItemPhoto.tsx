import { Button, FileButton, Text } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ATTACHMENT_TYPES } from '#domain/tasks/attachment.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import type { Task } from '#domain/tasks/task.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useSendFile } from '../files/useSendFile.ts';

/** Takes a photo for an item and adds it to the files of the task, which needs the network. */
export function ItemPhoto({
  task,
  label,
  onAdded,
}: {
  readonly task: Task;
  readonly label: string;
  /** gets the id of the photo among the files of the task */
  readonly onAdded: (attachmentId: string) => void;
}) {
  const { t } = useTranslation('task-details');
  const messageOf = useErrorMessage();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const send = useSendFile(task, onAdded);
  const choose = async (file: File | null) => {
    if (file === null) return;
    setIsSending(true);
    setFailure(null);
    try {
      setFailure(await send(file, { signal: new AbortController().signal, tell: () => {} }));
    } catch {
      setFailure(appError('attachment/upload-failed'));
    }
    setIsSending(false);
  };
  return (
    <>
      <FileButton accept={ATTACHMENT_TYPES.photo.join()} capture="environment" onChange={(file) => void choose(file)}>
        {(button) => (
          <Button
            {...button}
            variant="default"
            mih={44}
            style={{ alignSelf: 'start' }}
            leftSection={<IconCamera size={18} aria-hidden />}
            loading={isSending}
            aria-label={t('checklist.photoFor', { label })}
          >
            {t('checklist.photo')}
          </Button>
        )}
      </FileButton>
      {failure !== null && (
        <Text fz="sm" c="var(--mantine-color-error)" role="alert">
          {messageOf(failure)}
        </Text>
      )}
    </>
  );
}
