import { Button, Group, SimpleGrid, Stack, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MAX_PAGE_SIZE } from '#data/tasks/task-lists.ts';
import { useTaskListQuery } from '#data/tasks/tasks.endpoints.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { isShownTo } from '#domain/tasks/task-visibility.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { useAnimalRows } from '#features/animals/index.ts';
import { useEnclosureRows } from '#features/enclosures/index.ts';
import { ShownInformation } from '#features/information/index.ts';
import { loadSectorObservation } from '#features/observation-sessions/index.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { ListNotes, TaskRows, useConfirmedPage } from '#features/tasks/index.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import { useActor } from '#state/session/use-session.ts';
import { FigureLink } from '#ui/figure/FigureLink.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { OngoingTreatments } from '../dashboard/OngoingTreatments.tsx';
import { TaskDistribution } from '../dashboard/TaskDistribution.tsx';
import { addressOfTab } from './tabs.ts';

const SectorObservation = lazy(loadSectorObservation);

/** Tasks that the first page of a sector shows; the list of tasks has them all. */
const SHOWN_TASKS = 10;

/**
 * The present state of a sector: its animals, the enclosures that cannot be scanned yet, the distribution of its work,
 * its tasks to do, the campaigns that run there.
 */
export function DashboardTab({ sector }: { readonly sector: Sector }) {
  const { t } = useTranslation(['sectors', 'tasks', 'words']);
  const { zooId, sectorId } = sector;
  const { userId } = useActor();
  const { number } = useFormat();
  const now = useNow();
  const enclosures = useEnclosureRows();
  const animals = useAnimalRows();
  const { data, error, refetch } = useTaskListQuery({
    ...{ zooId, sectorId, status: 'unfinished', mineOf: null, dueFromMs: null, dueBeforeMs: null },
    ...{ closedLate: false, pageSize: MAX_PAGE_SIZE },
  });
  const page = useConfirmedPage(data);
  const known = enclosures.isPart ? undefined : enclosures.rows;
  const own = known?.filter((row) => row.sector?.sectorId === sectorId && !row.enclosure.isArchived);
  const living = animals.rows?.filter((row) => row.sector?.sectorId === sectorId && row.state === 'present');
  const shown = page?.tasks.filter((task) => isShownTo(task, userId, now, ZONE));
  const written = { shownAs: number, unknownLabel: t('sectors:figures.unknown') };
  const tasks = `/TaskManagementView?sector=${encodeURIComponent(sectorId)}`;
  return (
    <Stack gap="xl">
      <SimpleGrid component="section" aria-label={t('sectors:figures.label')} cols={{ base: 2, md: 4 }} spacing="md">
        <FigureLink
          to={addressOfTab('animals', sectorId)}
          label={t('words:animals')}
          value={orUnknown(living?.length, animals.error)}
          {...written}
        />
        <FigureLink
          to={addressOfTab('animals', sectorId)}
          label={t('words:species')}
          value={orUnknown(living && new Set(living.map(({ species }) => species.key)).size, animals.error)}
          {...written}
        />
        <FigureLink
          to={`${tasks}&due=overdue`}
          label={t('sectors:figures.overdue')}
          value={orUnknown(page?.tasks.filter(({ dueAtUnix }) => dueAtUnix < now).length, error)}
          {...written}
          isAlarming
        />
        <FigureLink
          to={addressOfTab('enclosures', sectorId)}
          label={t('sectors:figures.notReady')}
          value={orUnknown(own?.filter(({ gaps }) => gaps.length > 0).length, enclosures.error)}
          {...written}
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
            {t('words:allTasks')}
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
            sectorId={sectorId}
            waitingIds={page.waitingIds}
            hrefOf={(task) => `/TaskManagementView?id=${encodeURIComponent(task.taskId)}`}
          />
        )}
      </section>
      {own !== undefined && own.length > 0 && (
        <Suspense fallback={null}>
          <SectorObservation enclosureIds={own.map(({ enclosure }) => enclosure.enclosureId)} />
        </Suspense>
      )}
      <OngoingTreatments />
    </Stack>
  );
}

/** Returns a figure, or null when its records could not be read. */
function orUnknown(count: number | undefined, error: object | null | undefined): number | null | undefined {
  return count === undefined && error ? null : count;
}
