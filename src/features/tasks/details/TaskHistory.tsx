import { Stack, Text, Timeline, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { taskHistory } from '#domain/tasks/task-history.ts';
import type { Task } from '#domain/tasks/task.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { TaskSurroundings } from '../rows/useTaskSurroundings.ts';

/** What is on record of a task: made, taken, started, closed, by whom and when. */
export function TaskHistory({ task, surroundings }: { readonly task: Task; readonly surroundings: TaskSurroundings }) {
  const { t } = useTranslation('task-details');
  const { dateTime } = useFormat();
  const stamps = taskHistory(task);
  return (
    <Stack gap="sm" component="section" aria-label={t('history.title')}>
      <Title order={3} size="h4">
        {t('history.title')}
      </Title>
      <Timeline active={stamps.length} bulletSize={14} lineWidth={2}>
        {stamps.map(({ event, at, by }) => (
          <Timeline.Item
            key={event}
            title={
              event === 'created' && task.automationId !== null ? t('history.automation') : t(`values.event.${event}`)
            }
          >
            <Text fz="sm" c="dimmed">
              {[dateTime(at), by === null ? '' : surroundings.nameOf(by)].filter(Boolean).join(' · ')}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
    </Stack>
  );
}
