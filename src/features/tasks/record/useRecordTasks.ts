import type { TaskList } from '#data/tasks/task-lists.ts';
import { useTaskListQuery } from '#data/tasks/tasks.endpoints.ts';
import { useConfirmedPage } from '../rows/useConfirmedPage.ts';

/** The enclosure, the animal or the automation whose tasks are listed. */
export type TaskRecord = Pick<TaskList, 'zooId'> &
  (
    | { readonly enclosureId: string; readonly animalId?: never; readonly automationId?: never }
    | { readonly animalId: string; readonly enclosureId?: never; readonly automationId?: never }
    | { readonly automationId: string; readonly enclosureId?: never; readonly animalId?: never }
  );

/** The most tasks of a record that are read at once; few records have more. @source specification, point 7 */
const MOST = 50;

/**
 * Returns the tasks of a record, live: unfinished ones the earliest due first, finished ones the latest due first;
 * `isCut` when it has more than were read. `dueBeforeMs` is the instant before which tasks are due, `most` the number
 * of tasks.
 */
export function useRecordTasks(
  record: TaskRecord,
  {
    status = 'unfinished',
    dueBeforeMs = null,
    most = MOST,
  }: { readonly status?: 'unfinished' | 'done'; readonly dueBeforeMs?: number | null; readonly most?: number } = {},
) {
  const { data, error, refetch } = useTaskListQuery({
    ...record,
    status,
    sectorId: null,
    mineOf: null,
    dueFromMs: null,
    dueBeforeMs,
    closedLate: false,
    pageSize: most,
  });
  const page = useConfirmedPage(data);
  return {
    page,
    /** absent until they are loaded */
    tasks: page?.tasks,
    isCut: page?.hasMore === true,
    error: page === undefined ? error : undefined,
    refetch: () => void refetch(),
  };
}
