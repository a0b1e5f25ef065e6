import { Button, Group, SimpleGrid, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LONGEST_PAGE } from '#data/tasks/task-lists.ts';
import { useTaskListQuery } from '#data/tasks/tasks.endpoints.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { isShownTo } from '#domain/tasks/task-visibility.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { useAnimalRows } from '#features/animals/index.ts';
import { useEnclosureRows } from '#features/enclosures/index.ts';
import { ShownInformation } from '#features/information/index.ts';
import { LoadFailed } from '#features/load-failed/index.ts';
import { ListNotes, TaskRows } from '#features/tasks/index.ts';
import { useNow } from '#i18n/useNow.ts';
import { useActor } from '#state/session/use-session.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { OngoingTreatments } from '../dashboard/OngoingTreatments.tsx';
import { TaskDistribution } from '../dashboard/TaskDistribution.tsx';
import { Figure } from './Figure.tsx';
import { addressOfTab } from './tabs.ts';

/** Tasks that the first page of a sector shows; the list of tasks has them all. */
const SHOWN_TASKS = 10;

/** How a sector is doing: its animals, which enclosures cannot be observed yet, how its work is distributed, what is to be done. */
export function DashboardTab({ sector }: { readonly sector: Sector }) {
  const { t } = useTranslation(['sectors', 'tasks']);
  const { zooId, sectorId } = sector;
  const { userId } = useActor();
  const now = useNow();
  const { rows: enclosures } = useEnclosureRows();
  const { rows: animals } = useAnimalRows();
  const {
    data: page,
    error,
    refetch,
  } = useTaskListQuery({
    ...{ zooId, sectorId, status: 'unfinished', mineOf: null, dueFromMs: null, dueBeforeMs: null },
    ...{ closedLate: false, pageSize: LONGEST_PAGE },
  });
  const own = enclosures?.filter((row) => row.sector?.sectorId === sectorId && !row.enclosure.isArchived);
  const living = animals?.filter((row) => row.sector?.sectorId === sectorId && row.state === 'present');
  const shown = page?.tasks.filter((task) => isShownTo(task, userId, now, ZONE));
  const tasks = `/TaskManagementView?sector=${encodeURIComponent(sectorId)}`;
  return (
    <Stack gap="xl">
      <SimpleGrid component="section" aria-label={t('sectors:figures.label')} cols={{ base: 2, md: 4 }} spacing="md">
        <Figure to={addressOfTab('animals', sectorId)} label={t('sectors:figures.animals')} value={living?.length} />
        <Figure
          to={addressOfTab('animals', sectorId)}
          label={t('sectors:figures.species')}
          value={living && new Set(living.map(({ species }) => species.key)).size}
        />
        <Figure
          to={`${tasks}&due=overdue`}
          label={t('sectors:figures.overdue')}
          value={page?.tasks.filter(({ dueAtUnix }) => dueAtUnix < now).length}
          isAlarming
        />
        <Figure
          to={addressOfTab('enclosures', sectorId)}
          label={t('sectors:figures.notReady')}
          value={own?.filter(({ gaps }) => gaps.length > 0).length}
        />
      </SimpleGrid>
      <ShownInformation sectorId={sectorId} />
      <TaskDistribution sector={sector} tasks={page?.tasks} />
      <section aria-labelledby="sector-tasks">
        <Group justify="space-between" mb="sm">
          <Title order={2} fz="lg" id="sector-tasks">
            {t('sectors:tasks.title')}
          </Title>
          <Button component={Link} to={tasks} variant="light" mih={44}>
            {t('sectors:tasks.all')}
          </Button>
        </Group>
        {page === undefined && error === undefined && <LoadingState label={t('tasks:loading')} />}
        {page === undefined && error !== undefined && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {page !== undefined && <ListNotes page={page} />}
        {shown?.length === 0 && <EmptyState title={t('sectors:tasks.emptyTitle')} message={t('sectors:tasks.empty')} />}
        {page !== undefined && shown !== undefined && shown.length > 0 && (
          <TaskRows
            label={t('sectors:tasks.title')}
            tasks={shown.slice(0, SHOWN_TASKS)}
            waitingIds={page.waitingIds}
            hrefOf={(task) => `/TaskManagementView?id=${encodeURIComponent(task.taskId)}`}
          />
        )}
      </section>
      <OngoingTreatments />
    </Stack>
  );
}
