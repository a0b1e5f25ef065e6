import type { TaskList } from '../../../src/data/tasks/task-lists.ts';

/** Returns the question for the unfinished tasks of `zoo-1`, twenty at most, changed by `differences`. */
export function aTaskList(differences: Partial<TaskList> = {}): TaskList {
  return {
    zooId: 'zoo-1',
    status: 'unfinished',
    sectorId: null,
    mineOf: null,
    dueFromMs: null,
    dueBeforeMs: null,
    closedLate: false,
    pageSize: 20,
    ...differences,
  };
}
