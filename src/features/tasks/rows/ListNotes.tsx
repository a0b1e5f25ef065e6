import { Alert, Stack } from '@mantine/core';
import { IconCloudOff, IconFileAlert } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TaskPage } from '#data/tasks/task-lists.ts';
import { useAppSelector } from '#state/store.ts';
import { selectIsOnline } from '#state/connection/connection.slice.ts';

/** What a person must know of a list before trusting it: it is this device's memory, or lacks unreadable tasks. */
export function ListNotes({ page }: { readonly page: TaskPage }) {
  const { t } = useTranslation('tasks');
  const isOnline = useAppSelector(selectIsOnline);
  const isRemembered = page.isFromCache && !isOnline;
  if (!isRemembered && page.unreadable === 0) return null;
  return (
    <Stack gap="xs" mb="md">
      {isRemembered && (
        <Alert role="status" color="gray" icon={<IconCloudOff size={18} aria-hidden />}>
          {t('fromDevice')}
        </Alert>
      )}
      {page.unreadable > 0 && (
        <Alert role="status" color="orange" icon={<IconFileAlert size={18} aria-hidden />}>
          {t('unreadable', { count: page.unreadable })}
        </Alert>
      )}
    </Stack>
  );
}
