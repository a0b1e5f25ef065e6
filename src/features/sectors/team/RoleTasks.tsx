import { Button, Group, Text, Title } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useTaskListQuery } from '#data/tasks/tasks.endpoints.ts';
import type { SectorRole } from '#domain/access/roles.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { holdersOf } from '#domain/tasks/task-role.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { ListNotes, TaskRows, useConfirmedPage } from '#features/tasks/index.ts';
import { useNow } from '#i18n/useNow.ts';
import { useActor } from '#state/session/use-session.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';

/** Tasks that a tab of a sector shows; the list of tasks has them all. */
const SHOWN_TASKS = 10;
/**
 * The longest time before a task that becomes visible appears in the list. A shorter step would open new listeners more
 * often.
 */
const HOUR_MS = 3_600_000;

/** The unfinished tasks of the people who hold a role in a sector, with a link to the whole list. */
export function RoleTasks({
  sector,
  by: role,
}: {
  readonly sector: Sector;
  readonly by: Exclude<SectorRole, 'keeper'>;
}) {
  const { t } = useTranslation(['sectors', 'tasks']);
  const { zooId, sectorId } = sector;
  const { userId } = useActor();
  const nextHour = Math.ceil(useNow() / HOUR_MS) * HOUR_MS;
  const holders = holdersOf(role, [sector]);
  const isOfNobody = holders.length === 0;
  const { currentData, error, refetch } = useTaskListQuery(
    isOfNobody
      ? skipToken
      : {
          ...{ zooId, sectorId, holders, status: 'unfinished', mineOf: null, dueFromMs: null, dueBeforeMs: null },
          ...{ shownTo: { userId, atMs: nextHour }, closedLate: false, pageSize: SHOWN_TASKS },
        },
  );
  const page = useConfirmedPage(isOfNobody ? undefined : currentData);
  const title = t(`sectors:values.tasksOf.${role}`);
  return (
    <section aria-label={title}>
      <Group justify="space-between" mb="sm">
        <Title order={2} fz="lg">
          {title}
        </Title>
        {!isOfNobody && (
          <Button
            component={Link}
            to={`/TaskManagementView?sector=${encodeURIComponent(sectorId)}&role=${role}`}
            variant="light"
            mih={44}
          >
            {t('sectors:roleWork.all')}
          </Button>
        )}
      </Group>
      {isOfNobody && (
        <Text c="dimmed" fz="sm">
          {t('sectors:team.nobodyYet')}
        </Text>
      )}
      {!isOfNobody && page === undefined && error === undefined && (
        <LoadingState label={t('tasks:loading')} count={2} />
      )}
      {!isOfNobody && page === undefined && error !== undefined && (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      )}
      {page !== undefined && <ListNotes page={page} />}
      {page?.tasks.length === 0 && (
        <Text c="dimmed" fz="sm">
          {t('sectors:roleWork.none')}
        </Text>
      )}
      {page !== undefined && page.tasks.length > 0 && (
        <TaskRows
          label={title}
          tasks={page.tasks}
          sectorId={sectorId}
          waitingIds={page.waitingIds}
          hrefOf={(task) => `/TaskManagementView?id=${encodeURIComponent(task.taskId)}`}
        />
      )}
    </section>
  );
}
