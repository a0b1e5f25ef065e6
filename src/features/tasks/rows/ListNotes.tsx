import { Alert } from '@mantine/core';
import { IconFileAlert } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TaskPage } from '#data/tasks/task-lists.ts';

/** A warning that a list is incomplete, because some of its tasks cannot be read. */
export function ListNotes({ page: { unreadable } }: { readonly page: TaskPage }) {
  const { t } = useTranslation('tasks');
  if (unreadable === 0) return null;
  return (
    <Alert role="status" color="orange" mb="md" icon={<IconFileAlert size={18} aria-hidden />}>
      {t('unreadable', { count: unreadable })}
    </Alert>
  );
}
