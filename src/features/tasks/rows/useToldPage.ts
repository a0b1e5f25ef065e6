import type { TaskPage } from '#data/tasks/task-lists.ts';
import { selectIsOnline } from '#state/connection/connection.slice.ts';
import { useAppSelector } from '#state/store.ts';

/**
 * Returns a page of tasks once it tells something: that the device kept none of them is no answer while the server's is still
 * to come.
 */
export function useToldPage<Page extends Pick<TaskPage, 'tasks' | 'isFromCache'>>(
  page: Page | undefined,
): Page | undefined {
  const isOnline = useAppSelector(selectIsOnline);
  return page?.tasks.length === 0 && page.isFromCache && isOnline ? undefined : page;
}
