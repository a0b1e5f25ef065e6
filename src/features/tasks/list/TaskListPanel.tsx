import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LONGEST_PAGE } from '#data/tasks/task-lists.ts';
import { useTaskListQuery } from '#data/tasks/tasks.endpoints.ts';
import { matchesSearch } from '#domain/tasks/task-filter.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { useNow } from '#i18n/useNow.ts';
import { selectIsOnline } from '#state/connection/connection.slice.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { useAppSelector } from '#state/store.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { TaskDrawer } from '../details/TaskDrawer.tsx';
import { ListNotes } from '../rows/ListNotes.tsx';
import { LoadFailed } from '#features/load-failed/index.ts';
import { TaskFilterBar } from './TaskFilterBar.tsx';
import { TaskListTable } from './TaskListTable.tsx';
import { taskQuestion } from './task-question.ts';
import { useTaskFilters } from './useTaskFilters.ts';

const PAGE_SIZE = 50;
/** The question names an instant; a new one every five minutes is soon enough, and each one is a new listener. */
const QUESTION_STEP_MS = 300_000;

/** The establishment's tasks, filtered, with what one may do to each. */
export function TaskListPanel() {
  const { t } = useTranslation(['tasks', 'common']);
  const { actor, sectors } = useReadySession();
  const isOnline = useAppSelector(selectIsOnline);
  const [parameters] = useSearchParams();
  const state = useTaskFilters();
  const [pageSize, setPageSize] = useState(PAGE_SIZE);
  const now = Math.ceil(useNow() / QUESTION_STEP_MS) * QUESTION_STEP_MS;
  // A search, and the kind of task, look through all that one may ask for, not only through what is on the screen.
  const isSifted = state.filters.search !== '' || state.filters.type !== null;
  const asked = isSifted ? LONGEST_PAGE : pageSize;
  const question = taskQuestion(
    state.filters,
    { zooId: actor.zooId, userId: actor.userId, pageSize: asked },
    now,
    ZONE,
  );
  const { data: page, error, isFetching, refetch } = useTaskListQuery(question);
  const { search, type } = state.filters;
  const tasks = useMemo(
    () =>
      (page?.tasks ?? []).filter((task) => (type === null || task.taskType === type) && matchesSearch(task, search)),
    [page, search, type],
  );
  const summary =
    page === undefined ? '' : t(page.hasMore ? 'tasks:countOrMore' : 'tasks:count', { count: tasks.length });
  const isConfirming = page?.isFromCache === true && isOnline;

  const hrefOf = (taskId: string) => {
    const address = new URLSearchParams(parameters);
    address.set('id', taskId);
    return `?${address.toString()}`;
  };

  return (
    <>
      <TaskFilterBar state={state} sectors={sectors} summary={isConfirming ? t('tasks:confirming') : summary} />
      {page === undefined && error === undefined && <LoadingState label={t('tasks:loading')} />}
      {error !== undefined && page === undefined && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {page !== undefined && (
        <>
          <ListNotes page={page} />
          {tasks.length === 0 ? (
            <EmptyState
              title={t('tasks:empty.title')}
              message={t(state.isFiltered ? 'tasks:empty.filtered' : 'tasks:empty.all')}
              action={
                state.isFiltered && (
                  <Button variant="light" onClick={state.clear}>
                    {t('tasks:filters.reset')}
                  </Button>
                )
              }
            />
          ) : (
            <TaskListTable
              tasks={tasks}
              waitingIds={page.waitingIds}
              hrefOf={(task) => hrefOf(task.taskId)}
              filters={state.filters}
              sectors={sectors}
              more={{
                // What is sifted has been asked for as far as one may.
                hasMore: page.hasMore && !isSifted,
                isLoading: isFetching,
                onMore: () => setPageSize(pageSize + PAGE_SIZE),
              }}
            />
          )}
        </>
      )}
      <TaskDrawer />
    </>
  );
}
