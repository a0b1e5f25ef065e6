import { ActionIcon, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { IconCheck, IconRefresh, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Upload } from './useUploads.ts';

/** Chosen files and how far each is, with the reason of those that failed. */
export function UploadList({
  uploads,
  onRetry,
  onDismiss,
  onStop,
}: {
  readonly uploads: readonly Upload[];
  readonly onRetry: (upload: Upload) => void;
  readonly onDismiss: (id: number) => void;
  /** absent when nothing is under way */
  readonly onStop?: () => void;
}) {
  const { t } = useTranslation('gallery');
  const done = uploads.filter(({ step }) => step === 'done').length;
  return (
    <Stack gap="xs" mt="sm">
      <Group justify="space-between" mih={44}>
        <Text fz="sm" role="status">
          {t('upload.progress', { done, count: uploads.length })}
        </Text>
        {onStop !== undefined && (
          <Button variant="subtle" color="gray" mih={44} onClick={onStop}>
            {t('upload.stop')}
          </Button>
        )}
      </Group>
      <Progress value={uploads.length === 0 ? 0 : (100 * done) / uploads.length} aria-label={t('upload.label')} />
      {uploads
        .filter(({ step }) => step !== 'done')
        .map((upload) => (
          <Group key={upload.id} gap="sm" wrap="nowrap" mih={44}>
            <Stack gap={2} flex={1} miw={0}>
              <Text fz="sm" truncate>
                {upload.file.name}
              </Text>
              {upload.failure === null ? (
                <Text fz="xs" c="dimmed">
                  {t(`values.step.${upload.step}`)}
                </Text>
              ) : (
                <Text fz="xs" c="red" role="alert">
                  {upload.failure}
                </Text>
              )}
            </Stack>
            {upload.step === 'failed' && (
              <>
                <ActionIcon
                  size={44}
                  variant="default"
                  aria-label={t('upload.retry', { name: upload.file.name })}
                  onClick={() => onRetry(upload)}
                >
                  <IconRefresh size={18} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  size={44}
                  variant="subtle"
                  color="gray"
                  aria-label={t('upload.dismiss', { name: upload.file.name })}
                  onClick={() => onDismiss(upload.id)}
                >
                  <IconX size={18} aria-hidden />
                </ActionIcon>
              </>
            )}
          </Group>
        ))}
      {done > 0 && done === uploads.length && (
        <Group gap={6}>
          <IconCheck size={16} aria-hidden />
          <Text fz="sm">{t('upload.allDone')}</Text>
        </Group>
      )}
    </Stack>
  );
}
