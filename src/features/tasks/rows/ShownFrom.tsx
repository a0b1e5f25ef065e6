import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isVisible, visibleFrom } from '#domain/tasks/task-visibility.ts';
import type { Task } from '#domain/tasks/task.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';

/**
 * The time from which the people who do a task see it in their lists; nothing once they see it, or once it has begun.
 */
export function ShownFrom({ task }: { readonly task: Task }) {
  const { t } = useTranslation('tasks');
  const { dateTime } = useFormat();
  const now = useNow();
  const isToBegin = task.status === 'OPEN' || task.status === 'ACTIVE';
  if (!isToBegin || isVisible(task, now, ZONE)) return null;
  return (
    <Text fz="sm" c="dimmed">
      {t('shownFrom', { time: dateTime(visibleFrom(task, ZONE)) })}
    </Text>
  );
}
