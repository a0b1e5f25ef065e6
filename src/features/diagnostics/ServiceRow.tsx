import { Button, Group, Loader, Text } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Reached, Service } from '#data/diagnostics/diagnostics.endpoints.ts';

/** One service: whether it answers and how fast, and a button to ask again. `reached` is null while it is asked. */
export function ServiceRow({
  service,
  reached,
  answer,
  onRetry,
}: {
  readonly service: Service;
  readonly reached: Reached | null;
  /** the same in words */
  readonly answer: string;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation(['pages', 'common']);
  const name = t(`pages:values.service.${service}`);
  return (
    <Group component="li" justify="space-between" gap="sm" wrap="wrap" mih={52}>
      <Text fw={600} flex="1 1 10rem">
        {name}
      </Text>
      <Group gap={6} role="status" wrap="nowrap" flex="1 1 12rem">
        {reached === null && <Loader size={18} aria-hidden />}
        {reached?.isReached === true && <IconCircleCheck size={20} color="var(--mantine-color-success)" aria-hidden />}
        {reached?.isReached === false && <IconCircleX size={20} color="var(--mantine-color-error)" aria-hidden />}
        <Text>{answer}</Text>
      </Group>
      <Button
        variant="default"
        leftSection={<IconRefresh size={18} aria-hidden />}
        aria-label={t('pages:diagnostics.retryService', { service: name })}
        disabled={reached === null}
        onClick={onRetry}
      >
        {t('common:retry')}
      </Button>
    </Group>
  );
}
