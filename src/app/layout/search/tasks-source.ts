import { tasksApi } from '#data/tasks/tasks.endpoints.ts';
import { mayDo } from '#domain/access/operations.ts';
import type { Task } from '#domain/tasks/task.ts';
import { selectSession } from '#state/session/session.slice.ts';
import type { RootState } from '#state/store.ts';
import type { SearchSource } from './search-source.ts';

/** The tasks of the lists that are loaded. */
export const tasksSource: SearchSource = {
  id: 'tasks',
  candidates({ actor, state }) {
    const session = selectSession(state);
    const names = new Map(
      session.status === 'ready' ? session.sectors.map((sector) => [sector.sectorId, sector.sectorName]) : [],
    );
    return loadedTasks(state)
      .filter(({ zooId, sectorIds, authorId }) => mayDo(actor, 'task.read', { zooId, sectorIds, authorId }))
      .map((task) => ({
        id: task.taskId,
        label: task.title,
        detail: names.get(task.sectorId ?? '') ?? '',
        to: `/TaskManagementView?id=${encodeURIComponent(task.taskId)}`,
      }));
  },
};

/** Returns every task that some list shows, each once. */
function loadedTasks(state: RootState): Task[] {
  const { myTasks, taskList } = tasksApi.endpoints;
  const lists = [
    ...tasksApi.util.selectCachedArgsForQuery(state, 'myTasks').map((question) => myTasks.select(question)(state)),
    ...tasksApi.util.selectCachedArgsForQuery(state, 'taskList').map((question) => taskList.select(question)(state)),
  ];
  const tasks = lists.flatMap(({ data }) => data?.tasks ?? []);
  return [...new Map(tasks.map((task) => [task.taskId, task])).values()];
}
