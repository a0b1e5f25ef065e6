import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { selectIsOnline } from '#state/connection/connection.slice.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { useAppSelector } from '#state/store.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { TaskDrawer } from '../details/TaskDrawer.tsx';
import { ListNotes } from '../rows/ListNotes.tsx';
import { NoTasks } from './NoTasks.tsx';
import { TaskFilterBar } from './TaskFilterBar.tsx';
import { TaskListTable } from './TaskListTable.tsx';
import { useTaskFilters } from './useTaskFilters.ts';
import { useTaskList } from './useTaskList.ts';

/** The establishment's tasks, filtered, with what one may do to each. */
export function TaskListPanel() {
  const { t } = useTranslation(['tasks', 'common']);
  const { sectors } = useReadySession();
  const isOnline = useAppSelector(selectIsOnline);
  const [parameters] = useSearchParams();
  const state = useTaskFilters();
  const { page, tasks, error, refetch, isOfNobody, more, allTasks } = useTaskList(state.filters);
  const summary =
    page === undefined ? '' : t(page.hasMore ? 'tasks:countOrMore' : 'tasks:count', { count: tasks.length });
  const isConfirming = page?.isFromCache === true && isOnline;
  // What the device kept has nothing for these filters: what the server has is still to come.
  const isStillEmpty = isConfirming && tasks.length === 0;

  const hrefOf = (taskId: string) => {
    const address = new URLSearchParams(parameters);
    address.set('id', taskId);
    return `?${address.toString()}`;
  };

  return (
    <>
      <TaskFilterBar state={state} sectors={sectors} summary={isConfirming ? t('tasks:confirming') : summary} />
      {((page === undefined && error === undefined) || isStillEmpty) && <LoadingState label={t('tasks:loading')} />}
      {error !== undefined && <LoadFailed error={error} onRetry={refetch} />}
      {page !== undefined && !isStillEmpty && (
        <>
          <ListNotes page={page} />
          {tasks.length === 0 ? (
            <NoTasks state={state} isOfNobody={isOfNobody} sectors={sectors} />
          ) : (
            <TaskListTable
              tasks={tasks}
              waitingIds={page.waitingIds}
              hrefOf={(task) => hrefOf(task.taskId)}
              filters={state.filters}
              sectors={sectors}
              more={more}
              allTasks={allTasks}
              isPart={page.hasMore}
            />
          )}
        </>
      )}
      <TaskDrawer />
    </>
  );
}
