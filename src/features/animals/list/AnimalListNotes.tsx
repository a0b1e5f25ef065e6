import { Alert, Stack } from '@mantine/core';
import { IconCloudOff, IconFileAlert } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AnimalRows } from '../rows/useAnimalRows.ts';

/** What a person must know of the list before trusting it: it is this device's memory, or lacks unreadable entries. */
export function AnimalListNotes({ isRemembered, unreadable }: Pick<AnimalRows, 'isRemembered' | 'unreadable'>) {
  const { t } = useTranslation('animals');
  if (!isRemembered && unreadable === 0) return null;
  return (
    <Stack gap="xs" mb="md">
      {isRemembered && (
        <Alert role="status" color="gray" icon={<IconCloudOff size={18} aria-hidden />}>
          {t('fromDevice')}
        </Alert>
      )}
      {unreadable > 0 && (
        <Alert role="status" color="orange" icon={<IconFileAlert size={18} aria-hidden />}>
          {t('unreadable', { count: unreadable })}
        </Alert>
      )}
    </Stack>
  );
}
