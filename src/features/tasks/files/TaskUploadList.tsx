import { ActionIcon, Group, Progress, Stack, Text } from '@mantine/core';
import { IconRefresh, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isUnderWay, type TaskUpload } from './task-upload.ts';

/** Chosen files and how far each is, with the reason of those that failed. */
export function TaskUploadList({
  uploads,
  onRetry,
  onGiveUp,
}: {
  readonly uploads: readonly TaskUpload[];
  readonly onRetry: (id: string) => void;
  readonly onGiveUp: (id: string) => void;
}) {
  const { t } = useTranslation('task-files');
  const count = uploads.filter(isUnderWay).length;
  return (
    <Stack gap="xs">
      <Text fz="sm" role="status">
        {count > 0 && t('upload.sending', { count })}
      </Text>
      {uploads.map(({ id, name, step, done, failure, mayRetry }) => (
        <Group key={id} gap="sm" wrap="nowrap" mih={44}>
          <Stack gap={4} flex={1} miw={0}>
            <Text fz="sm" truncate>
              {name}
            </Text>
            {step === 'failed' ? (
              <Text fz="sm" c="red" role="alert">
                {failure}
              </Text>
            ) : (
              <>
                <Text fz="xs" c="dimmed">
                  {t(`values.step.${step}`)}
                </Text>
                <Progress value={100 * done} aria-label={t('upload.progress', { name })} />
              </>
            )}
          </Stack>
          {step === 'failed' && mayRetry && (
            <ActionIcon
              size={44}
              variant="default"
              aria-label={t('upload.retry', { name })}
              onClick={() => onRetry(id)}
            >
              <IconRefresh size={18} aria-hidden />
            </ActionIcon>
          )}
          <ActionIcon
            size={44}
            variant="subtle"
            color="gray"
            aria-label={step === 'failed' ? t('upload.dismiss', { name }) : t('upload.cancel', { name })}
            onClick={() => onGiveUp(id)}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
    </Stack>
  );
}
