import { useTaskListQuery } from '#data/tasks/tasks.endpoints.ts';
import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import { useConfirmedPage } from '#features/tasks/index.ts';

/** The most unfinished tasks of an enclosure that are read at once; few have more. */
const MOST = 50;

/**
 * Returns the unfinished tasks of an enclosure, the earliest due first; `isCut` when it has more than were read.
 * @param bounds the instant before which tasks are due, and the most tasks
 */
export function useEnclosureTasks(
  { zooId, enclosureId }: Enclosure,
  { dueBeforeMs = null, most = MOST }: { readonly dueBeforeMs?: number | null; readonly most?: number } = {},
) {
  const { data, error, refetch } = useTaskListQuery({
    zooId,
    status: 'unfinished',
    sectorId: null,
    enclosureId,
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
