import { Group, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { ListNotes, TaskRows, useConfirmedPage } from '#features/tasks/index.ts';
import { useMyTasksQuery } from '#data/tasks/tasks.endpoints.ts';
import { ownSectorIds } from '#domain/access/actor.ts';
import { isOverdue } from '#domain/tasks/task-state.ts';
import { endOfDay } from '#domain/time/calendar-day.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { useNow } from '#i18n/useNow.ts';
import { useActor } from '#state/session/use-session.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';

/**
 * The person's tasks: overdue first, then those of today, each part with its count. A task that becomes overdue moves up
 * by itself.
 */
export function MyTasks() {
  const { t } = useTranslation(['dashboard', 'tasks', 'common']);
  const actor = useActor();
  const now = useNow();
  const { data, error, refetch } = useMyTasksQuery({
    zooId: actor.zooId,
    userId: actor.userId,
    sectorIds: ownSectorIds(actor),
    dueBeforeMs: endOfDay(now, ZONE),
  });
  const page = useConfirmedPage(data);
  if (page === undefined) {
    if (error === undefined) return <LoadingState label={t('tasks:loading')} />;
    return <LoadFailed error={error} onRetry={() => void refetch()} />;
  }
  const groups = [
    { id: 'overdue', tasks: page.tasks.filter((task) => isOverdue(task, now)) },
    { id: 'today', tasks: page.tasks.filter((task) => !isOverdue(task, now)) },
  ] as const;
  // The list is read by due time, so tasks beyond its limit belong to its last part.
  const lastShown = groups.findLast((group) => group.tasks.length > 0)?.id;
  return (
    <Stack component="section" gap="md" aria-labelledby="my-tasks">
      <Title order={2} size="h4" id="my-tasks">
        {t('dashboard:mine')}
      </Title>
      <ListNotes page={page} />
      {page.tasks.length === 0 && (
        <EmptyState title={t('dashboard:empty.title')} message={t('dashboard:empty.message')} />
      )}
      {groups
        .filter((group) => group.tasks.length > 0)
        .map((group) => (
          <section key={group.id} aria-labelledby={`my-tasks-${group.id}`}>
            <Group gap="sm" align="baseline" mb="sm">
              <Title order={3} size="h5" id={`my-tasks-${group.id}`}>
                {t(`dashboard:values.group.${group.id}`)}
              </Title>
              <Text fz="sm" c="dimmed">
                {t(page.hasMore && group.id === lastShown ? 'tasks:countOrMore' : 'tasks:count', {
                  count: group.tasks.length,
                })}
              </Text>
            </Group>
            <TaskRows
              label={t(`dashboard:values.group.${group.id}`)}
              tasks={group.tasks}
              waitingIds={page.waitingIds}
              hrefOf={(task) => `/TaskManagementView?id=${encodeURIComponent(task.taskId)}`}
            />
          </section>
        ))}
    </Stack>
  );
}
