import { useCallback, useMemo, useState } from 'react';
import { MAX_PAGE_SIZE } from '#data/tasks/task-lists.ts';
import { earliestFirst } from '#data/tasks/task-order.ts';
import { gatherTasks } from '#data/tasks/gather-tasks.ts';
import { useLazyTaskPartQuery, useTaskListQuery } from '#data/tasks/tasks.endpoints.ts';
import { matchesSearch } from '#domain/tasks/task-filter.ts';
import type { Task } from '#domain/tasks/task.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { useNow } from '#i18n/useNow.ts';
import type { ReadingWay } from '#kit/list/export/export-offer.ts';
import { selectIsOnline } from '#state/connection/connection.slice.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { useAppSelector } from '#state/store.ts';
import { leavesLaterOut } from './later-tasks.ts';
import { questionInstant } from './question-step.ts';
import type { TaskFilters } from './task-filters.ts';
import { taskQuestion } from './task-question.ts';

const PAGE_SIZE = 50;

/** The tasks that match the filters, as far as they have been read, and a way to read more. */
export function useTaskList(filters: TaskFilters) {
  const { actor, sectors } = useReadySession();
  const [pageSize, setPageSize] = useState(PAGE_SIZE);
  const now = questionInstant(useNow());
  const { search, type, priority } = filters;
  // A search, a type or a priority looks through all tasks that the person may read, not only those on the screen.
  const isSifted = search !== '' || type !== null || priority !== null;
  const leaves = leavesLaterOut(filters, actor);
  const about = { zooId: actor.zooId, userId: actor.userId, pageSize: isSifted ? MAX_PAGE_SIZE : pageSize };
  const question = taskQuestion(filters, { ...about, sectors, leavesLaterOut: leaves }, now, ZONE);
  const { data: page, error, isFetching, refetch } = useTaskListQuery(question);
  const isSought = useCallback(
    (task: Task) =>
      (type === null || task.taskType === type) &&
      (priority === null || task.priority === priority) &&
      matchesSearch(task, search),
    [search, type, priority],
  );
  const tasks = useMemo(() => (page?.tasks ?? []).filter(isSought), [page, isSought]);
  const isOnline = useAppSelector(selectIsOnline);
  const [readPart] = useLazyTaskPartQuery();
  const allTasks = async (way: ReadingWay) =>
    gatherTasks(async (after) => readPart({ list: question, after }).unwrap(), {
      ...way,
      isEarliestFirst: earliestFirst(question.status),
      belongs: isSought,
    });
  return {
    page,
    tasks,
    error: page === undefined ? error : undefined,
    /** reads all tasks that match the filters; absent when they have all arrived, and without a network */
    allTasks: isOnline && (page?.hasMore === true || page?.isFromCache === true) ? allTasks : undefined,
    refetch: () => void refetch(),
    /** the filters name a role that nobody holds */
    isOfNobody: question.holders?.length === 0,
    more: {
      // A list has a largest size; the export has the tasks that come after it.
      hasMore: page?.hasMore === true && question.pageSize < MAX_PAGE_SIZE,
      isLoading: isFetching,
      onMore: () => setPageSize(pageSize + PAGE_SIZE),
    },
  };
}
