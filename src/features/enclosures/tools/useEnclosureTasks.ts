import { LONGEST_PAGE } from '#data/tasks/task-lists.ts';
import { useTaskListQuery } from '#data/tasks/tasks.endpoints.ts';
import type { Enclosure } from '#domain/enclosures/enclosure.ts';

/**
 * The unfinished tasks of an enclosure, the earliest due first, from those of its sector. `isCut` when the sector has more than
 * a list may hold.
 */
export function useEnclosureTasks({ zooId, linkedSectorId, enclosureId }: Enclosure) {
  const {
    data: page,
    error,
    refetch,
  } = useTaskListQuery({
    zooId,
    status: 'unfinished',
    sectorId: linkedSectorId,
    mineOf: null,
    dueFromMs: null,
    dueBeforeMs: null,
    closedLate: false,
    pageSize: LONGEST_PAGE,
  });
  const isHere = (enclosureIds: readonly string[], ids: readonly string[]) =>
    enclosureIds.includes(enclosureId) || ids.includes(enclosureId);
  return {
    page,
    /** absent until they have come */
    tasks: page?.tasks.filter((task) => isHere(task.enclosureIds, task.target.ids)),
    isCut: page?.hasMore === true,
    error: page === undefined ? error : undefined,
    refetch: () => void refetch(),
  };
}
