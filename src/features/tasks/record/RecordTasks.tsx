import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconHistory, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mayDo } from '#domain/access/operations.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useActor } from '#state/session/use-session.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { taskListAddress } from '../list/task-filters.ts';
import { newTaskAddress } from '../page/task-tabs.ts';
import { ListNotes } from '../rows/ListNotes.tsx';
import { TaskRows } from '../rows/TaskRows.tsx';
import { type TaskRecord, useRecordTasks } from './useRecordTasks.ts';

/** The number of finished tasks that are shown on demand. */
const RECENTLY_CLOSED = 20;

/**
 * The tasks of an enclosure, an animal or an automation: the unfinished ones with their actions, the last finished ones
 * on demand, and the ways to the list of tasks and to a new task.
 */
export function RecordTasks({
  record,
  sectorId = null,
}: {
  readonly record: TaskRecord;
  /** the sector of the record; sectors are named only when a task also belongs to another one */
  readonly sectorId?: string | null;
}) {
  const { t } = useTranslation(['task-details', 'tasks']);
  const actor = useActor();
  const [isClosedShown, setIsClosedShown] = useState(false);
  const { zooId, automationId } = record;
  const subject = { zooId, sectorIds: sectorId === null ? [] : [sectorId], authorId: null };
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <Title order={2} size="h4">
          {t('tasks:values.statusFilter.unfinished')}
        </Title>
        {automationId === undefined && (
          <Group gap="xs">
            <Button component={Link} to={listOf(record)} variant="default" mih={44}>
              {t('task-details:ofRecord.all')}
            </Button>
            {mayDo(actor, 'task.create', subject) && (
              <Button component={Link} to={wizardFor(record)} mih={44} leftSection={<IconPlus size={18} aria-hidden />}>
                {t('task-details:ofRecord.new')}
              </Button>
            )}
          </Group>
        )}
      </Group>
      <RecordTaskList record={record} status="unfinished" sectorId={sectorId} />
      <Button
        variant="subtle"
        mih={44}
        style={{ alignSelf: 'start' }}
        leftSection={<IconHistory size={18} aria-hidden />}
        aria-expanded={isClosedShown}
        onClick={() => setIsClosedShown(!isClosedShown)}
      >
        {t(isClosedShown ? 'task-details:ofRecord.hideClosed' : 'task-details:ofRecord.showClosed')}
      </Button>
      {isClosedShown && (
        <Stack gap="sm">
          <Title order={2} size="h4">
            {t('task-details:values.view.closed')}
          </Title>
          <RecordTaskList record={record} status="done" sectorId={sectorId} />
        </Stack>
      )}
    </Stack>
  );
}

function RecordTaskList({
  record,
  status,
  sectorId,
}: {
  readonly record: TaskRecord;
  readonly status: 'unfinished' | 'done';
  readonly sectorId: string | null;
}) {
  const { t } = useTranslation(['task-details', 'tasks']);
  const bounds = status === 'done' ? { status, most: RECENTLY_CLOSED } : { status };
  const { page, tasks, isCut, error, refetch } = useRecordTasks(record, bounds);
  if (page === undefined || tasks === undefined) {
    if (error === undefined) return <LoadingState label={t('tasks:loading')} count={2} />;
    return <LoadFailed error={error} onRetry={refetch} />;
  }
  if (tasks.length === 0 && page.unreadable === 0)
    return status === 'done' ? (
      <Text c="dimmed">{t('task-details:ofRecord.noneClosed')}</Text>
    ) : (
      <EmptyState title={t('task-details:ofRecord.emptyTitle')} message={t('task-details:ofRecord.emptyText')} />
    );
  return (
    <>
      <ListNotes page={page} />
      {isCut && (
        <Text fz="sm" role="status">
          {t('task-details:ofRecord.cut', { count: tasks.length })}
        </Text>
      )}
      <TaskRows
        label={t(status === 'done' ? 'task-details:values.view.closed' : 'tasks:values.statusFilter.unfinished')}
        tasks={tasks}
        sectorId={sectorId}
        waitingIds={page.waitingIds}
        hrefOf={({ taskId }) => withTask(listOf(record), taskId)}
      />
    </>
  );
}

/** The list of tasks filtered by the record, with the tasks that do not show yet, as the record's page has them. */
function listOf({ enclosureId, animalId, automationId }: TaskRecord): string {
  if (automationId !== undefined) return taskListAddress({});
  return taskListAddress({ enclosureId: enclosureId ?? null, animalId: animalId ?? null, later: true });
}

function withTask(address: string, taskId: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}id=${encodeURIComponent(taskId)}`;
}

function wizardFor({ enclosureId, animalId = '' }: TaskRecord): string {
  return enclosureId === undefined ? newTaskAddress('ANIMAL', animalId) : newTaskAddress('ENCLOSURE', enclosureId);
}
