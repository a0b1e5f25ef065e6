import { Anchor, Group, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { taskListAddress, TaskRows, useRecordTasks } from '#features/tasks/index.ts';
import type { Animal } from '#domain/animals/animal.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import classes from './Overview.module.css';

/** The tasks that are shown; the tab has them all. */
const MOST = 3;

/** The unfinished tasks of an animal, the earliest due first. */
export function OpenTasks({
  animal: { zooId, animalId },
  sectorId,
}: {
  readonly animal: Animal;
  readonly sectorId: string | null;
}) {
  const { t } = useTranslation(['animals', 'tasks', 'words']);
  const headingId = useId();
  const { page, tasks, isCut, error, refetch } = useRecordTasks({ zooId, animalId }, { most: MOST });
  const list = taskListAddress({ animalId, later: true });
  return (
    <section aria-labelledby={headingId} className={classes['part']}>
      <Group justify="space-between">
        <Title order={2} size="h5" id={headingId}>
          {t('page.tasks')}
        </Title>
        {isCut && (
          <Anchor component={Link} to={list} className={classes['more'] ?? ''}>
            {t('words:allTasks')}
          </Anchor>
        )}
      </Group>
      {page === undefined && error === undefined && <LoadingState label={t('tasks:loading')} count={2} />}
      {error !== undefined && <LoadFailed error={error} onRetry={refetch} />}
      {tasks?.length === 0 && <Text c="dimmed">{t('page.noTask')}</Text>}
      {page !== undefined && tasks !== undefined && tasks.length > 0 && (
        <TaskRows
          label={t('page.tasks')}
          tasks={tasks}
          sectorId={sectorId}
          waitingIds={page.waitingIds}
          hrefOf={({ taskId }) => `${list}${list.includes('?') ? '&' : '?'}id=${encodeURIComponent(taskId)}`}
        />
      )}
    </section>
  );
}
