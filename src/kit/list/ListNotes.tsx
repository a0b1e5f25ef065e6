import { Alert } from '@mantine/core';
import { IconFileAlert } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** The warnings about a list: documents that cannot be read, or an end that is not shown. */
export function ListNotes({
  unreadable = 0,
  cutAfter = null,
}: {
  /** documents that could not be read */
  readonly unreadable?: number | undefined;
  /** after how many the list was cut; null where it is whole */
  readonly cutAfter?: number | null | undefined;
}) {
  const { t } = useTranslation('lists');
  if (unreadable === 0 && cutAfter === null) return null;
  return (
    <Alert role="status" color="orange" mb="md" icon={<IconFileAlert size={18} aria-hidden />}>
      {cutAfter !== null && t('cut', { count: cutAfter })} {unreadable > 0 && t('unreadable', { count: unreadable })}
    </Alert>
  );
}
