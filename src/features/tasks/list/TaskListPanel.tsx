import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { SectorRole } from '#domain/access/roles.ts';
import { trialsOf } from '#domain/access/trials.ts';
import { loadNamespaces } from '#i18n/start.ts';
import { RecordList } from '#kit/list/RecordList.tsx';
import { withParameters } from '#lib/address-parameters.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { TaskDrawer } from '../details/TaskDrawer.tsx';
import { TaskListTable } from './TaskListTable.tsx';
import { TaskViews } from './TaskViews.tsx';
import { useTaskFilters } from './useTaskFilters.tsx';
import { useTaskList } from './useTaskList.ts';

// Only people with beta access fetch the keys, with their words.
const TaskKeys = lazy(async () => {
  const [keys] = await Promise.all([import('../trial/TaskKeys.tsx'), loadNamespaces(['account'])]);
  return { default: keys.TaskKeys };
});

/** The establishment's tasks, filtered and grouped as chosen, with the actions on each. */
export function TaskListPanel() {
  const { t } = useTranslation('tasks');
  const [parameters] = useSearchParams();
  const filters = useTaskFilters();
  const { page, tasks, error, refetch, isOfNobody, more, allTasks } = useTaskList(filters.filters);
  const { role, sectorId } = filters.filters;
  const { user } = useReadySession();
  const noHolder = useNoHolder();
  const hrefOf = (id: string) => `?${withParameters(parameters, { id }).toString()}`;
  return (
    <>
      {trialsOf(user).includes('taskKeys') && (
        <Suspense fallback={null}>
          <TaskKeys />
        </Suspense>
      )}
      <RecordList
        source={{
          rows: page?.tasks,
          error,
          refetch,
          isFromCache: page?.isFromCache ?? false,
          unreadable: page?.unreadable ?? 0,
        }}
        found={tasks}
        filters={filters}
        filtersLabel={t('filters.label')}
        filterTools={<TaskViews filters={filters.filters} onChoose={filters.change} />}
        summary={t(page?.hasMore === true ? 'countOrMore' : 'count', { count: tasks.length })}
        empty={{ title: t('empty.title'), message: t('empty.all') }}
        unmatched={isOfNobody && role !== null ? noHolder(role, sectorId) : undefined}
        isAskedByFilters
      >
        <TaskListTable
          tasks={tasks}
          waitingIds={page?.waitingIds ?? []}
          hrefOf={(task) => hrefOf(task.taskId)}
          grouping={filters.filters.grouping}
          facts={filters.facts}
          more={more}
          allTasks={allTasks}
          isPart={page?.hasMore === true}
        />
      </RecordList>
      <TaskDrawer />
    </>
  );
}

/** Returns the words for a list filtered by a role that nobody holds, in one sector or in any. */
function useNoHolder() {
  const { t } = useTranslation('task-details');
  const { sectors } = useReadySession();
  return (held: SectorRole, sectorId: string | null) => {
    const role = t(`values.role.${held}`);
    const sector = sectors.find((one) => one.sectorId === sectorId)?.sectorName;
    return {
      title: t('noRole.title'),
      message: sector === undefined ? t('noRole.anywhere', { role }) : t('noRole.inSector', { role, sector }),
    };
  };
}
