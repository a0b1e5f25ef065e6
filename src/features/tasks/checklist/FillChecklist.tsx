import { Group, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { mayDo } from '#domain/access/operations.ts';
import { checklistProgress } from '#domain/tasks/checklist/progress.ts';
import { readItemsOf } from '#domain/tasks/checklist/reading.ts';
import { isUnfinished } from '#domain/tasks/task-state.ts';
import type { Task } from '#domain/tasks/task.ts';
import { useActor } from '#state/session/use-session.ts';
import type { TaskSurroundings } from '../rows/useTaskSurroundings.ts';
import { FillItem } from './FillItem.tsx';

/** The items of a task's checklist, with what was read of each; the people who work on the task fill them in. */
export function FillChecklist({
  task,
  surroundings,
}: {
  readonly task: Task;
  readonly surroundings: TaskSurroundings;
}) {
  const { t } = useTranslation(['tasks', 'words']);
  const actor = useActor();
  const mayFill = isUnfinished(task.status) && mayDo(actor, 'task.work', task);
  const progress = checklistProgress(task);
  return (
    <Stack gap="xs" component="section" aria-label={t('tasks:checklistLabel')}>
      <Group gap="sm" align="baseline">
        <Title order={3} size="h4">
          {t('tasks:checklistLabel')}
        </Title>
        {progress !== null && (
          <Text fz="sm" c="dimmed" role="status">
            {t('words:doneOfTotal', { done: progress.done, total: progress.all })}
          </Text>
        )}
      </Group>
      <Stack component="ol" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
        {readItemsOf(task).map((item) => (
          <FillItem key={item.itemId} task={task} item={item} mayFill={mayFill} surroundings={surroundings} />
        ))}
      </Stack>
    </Stack>
  );
}
