import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The button back on the left, the button forward on the right. */
export function StepButtons({
  onBack,
  isBusy = false,
  children,
}: {
  readonly onBack: () => void;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('animal-import');
  return (
    <Group justify="space-between">
      <Button variant="default" disabled={isBusy} onClick={onBack}>
        {t('previous')}
      </Button>
      <Group gap="sm">{children}</Group>
    </Group>
  );
}
