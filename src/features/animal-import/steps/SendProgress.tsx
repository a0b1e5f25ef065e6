import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import type { SendProgress as Sent } from '../send/useSendRows.ts';

/** The number of written lines, and a way to stop: written lines stay written. */
export function SendProgress({ progress, onCancel }: { readonly progress: Sent; readonly onCancel: () => void }) {
  const { t } = useTranslation(['animal-import', 'words']);
  const { number } = useFormat();
  const { done, total } = progress;
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Text role="status" aria-live="polite">
          {t('send.progress', { done: number(done), total: number(total) })}
        </Text>
        <Button variant="default" onClick={onCancel}>
          {t('words:stop')}
        </Button>
      </Group>
      <Progress value={total === 0 ? 0 : (done / total) * 100} size="lg" aria-label={t('send.label')} />
      <Text fz="sm" c="dimmed">
        {t('send.stay')}
      </Text>
    </Stack>
  );
}
