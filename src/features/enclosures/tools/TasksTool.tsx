import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { ListNotes, TaskRows } from '#features/tasks/index.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { useEnclosureTasks } from './useEnclosureTasks.ts';

/** The unfinished tasks of an enclosure, with their actions. */
export function TasksTool({ enclosure }: { readonly enclosure: Enclosure }) {
  const { t } = useTranslation(['enclosures', 'tasks']);
  const { page, tasks, isCut, error, refetch } = useEnclosureTasks(enclosure);
  const all = new URLSearchParams(enclosure.linkedSectorId === null ? {} : { sector: enclosure.linkedSectorId });
  if (page === undefined || tasks === undefined) {
    if (error === undefined) return <LoadingState label={t('tasks:loading')} />;
    return <LoadFailed error={error} onRetry={refetch} />;
  }
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Text c="dimmed" fz="sm">
          {t('enclosures:tasks.text')}
        </Text>
        <Button component={Link} to={`/TaskManagementView?${all.toString()}`} variant="light">
          {t('enclosures:tasks.all')}
        </Button>
      </Group>
      <ListNotes page={page} />
      {isCut && (
        <Text fz="sm" role="status">
          {t('enclosures:tasks.cut')}
        </Text>
      )}
      {tasks.length === 0 ? (
        <EmptyState title={t('enclosures:tasks.emptyTitle')} message={t('enclosures:tasks.emptyText')} />
      ) : (
        <TaskRows
          label={t('enclosures:values.tool.tasks')}
          tasks={tasks}
          sectorId={enclosure.linkedSectorId}
          waitingIds={page.waitingIds}
          hrefOf={(task) => `/TaskManagementView?id=${encodeURIComponent(task.taskId)}`}
        />
      )}
    </Stack>
  );
}
