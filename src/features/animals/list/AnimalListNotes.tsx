import { Alert } from '@mantine/core';
import { IconFileAlert } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AnimalRows } from '../rows/useAnimalRows.ts';

/** What a person must know of the list before trusting it: it lacks entries that cannot be read. */
export function AnimalListNotes({ unreadable }: Pick<AnimalRows, 'unreadable'>) {
  const { t } = useTranslation('animals');
  if (unreadable === 0) return null;
  return (
    <Alert role="status" color="orange" mb="md" icon={<IconFileAlert size={18} aria-hidden />}>
      {t('unreadable', { count: unreadable })}
    </Alert>
  );
}
