import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Progress as Sent } from '../useSendPeople.ts';

/** The number of finished people, and a way to stop: finished ones stay so. */
export function SendProgress({ progress, onCancel }: { readonly progress: Sent; readonly onCancel: () => void }) {
  const { t } = useTranslation(['people', 'words']);
  const { done, total } = progress;
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Text role="status" aria-live="polite">
          {t('words:doneOfTotal', { done, total })}
        </Text>
        <Button variant="default" onClick={onCancel}>
          {t('words:stop')}
        </Button>
      </Group>
      <Progress value={total === 0 ? 0 : (done / total) * 100} size="lg" aria-label={t('creation.send')} />
      <Text fz="sm" c="dimmed">
        {t('several.stay')}
      </Text>
    </Stack>
  );
}
