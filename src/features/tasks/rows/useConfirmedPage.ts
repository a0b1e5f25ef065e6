import type { TaskPage } from '#data/tasks/task-lists.ts';
import { selectIsOnline } from '#state/connection/connection.slice.ts';
import { useAppSelector } from '#state/store.ts';

/**
 * Returns a page of tasks once it is an answer: an empty page from the device's cache is none while the server's answer
 * is still to come.
 */
export function useConfirmedPage<Page extends Pick<TaskPage, 'tasks' | 'isFromCache'>>(
  page: Page | undefined,
): Page | undefined {
  const isOnline = useAppSelector(selectIsOnline);
  return page?.tasks.length === 0 && page.isFromCache && isOnline ? undefined : page;
}
