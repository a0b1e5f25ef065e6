import { ActionIcon, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { IconCheck, IconRefresh, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#i18n/error-message.ts';
import { isUnderWay, type Upload } from './upload-queue.ts';
import type { Uploads } from './useUploads.ts';

/** The chosen files with their progress, and the reason of each that failed. Files that arrived are only counted. */
export function UploadList({
  uploads: { uploads, retry, giveUp, stop },
  status,
  allDone,
}: {
  readonly uploads: Uploads;
  readonly status: string;
  readonly allDone?: string | undefined;
}) {
  const { t } = useTranslation('form');
  const done = uploads.filter(({ step }) => step === 'done').length;
  const stoppable = uploads.filter((upload) => upload.mayGiveUp && isUnderWay(upload)).length;
  const isMany = uploads.length > 1 && uploads.some(isUnderWay);
  return (
    <Stack gap="xs">
      <Group justify="space-between" {...(isMany ? { mih: 44 } : {})}>
        <Text fz="sm" role="status">
          {status}
        </Text>
        {isMany && stoppable > 0 && (
          <Button variant="subtle" color="gray" mih={44} onClick={stop}>
            {t('media.stopAll')}
          </Button>
        )}
      </Group>
      {isMany && <Progress value={(100 * done) / uploads.length} aria-label={t('media.total')} />}
      {uploads
        .filter(({ step }) => step !== 'done')
        .map((upload) => (
          <UploadLine key={upload.id} upload={upload} onRetry={retry} onGiveUp={giveUp} />
        ))}
      {allDone !== undefined && done > 0 && done === uploads.length && (
        <Group gap={6}>
          <IconCheck size={16} aria-hidden />
          <Text fz="sm">{allDone}</Text>
        </Group>
      )}
    </Stack>
  );
}

function UploadLine({
  upload,
  onRetry,
  onGiveUp,
}: {
  readonly upload: Upload;
  readonly onRetry: (id: string) => void;
  readonly onGiveUp: (id: string) => void;
}) {
  const { t } = useTranslation('form');
  const messageOf = useErrorMessage();
  const { id, name, failure, mayRetry, mayGiveUp } = upload;
  return (
    <Group gap="sm" wrap="nowrap" mih={44}>
      <Stack gap={4} flex={1} miw={0}>
        <Text fz="sm" truncate>
          {name}
        </Text>
        {isUnderWay(upload) && (
          <>
            <Text fz="xs" c="dimmed">
              {t(`values.step.${upload.step}`)}
            </Text>
            {upload.step !== 'waiting' && (
              <Progress value={100 * upload.done} aria-label={t('media.progress', { name })} />
            )}
          </>
        )}
        {failure !== null && (
          <Text fz="sm" c="red" role="alert">
            {messageOf(failure)}
          </Text>
        )}
      </Stack>
      {failure !== null && mayRetry && (
        <ActionIcon size={44} variant="default" aria-label={t('media.retry', { name })} onClick={() => onRetry(id)}>
          <IconRefresh size={18} aria-hidden />
        </ActionIcon>
      )}
      {mayGiveUp && (
        <ActionIcon
          size={44}
          variant="subtle"
          color="gray"
          aria-label={failure === null ? t('media.stop', { name }) : t('media.dismiss', { name })}
          onClick={() => onGiveUp(id)}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  );
}
