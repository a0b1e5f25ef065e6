import type { Task } from '#domain/tasks/task.ts';
import type { TaskAction } from '#domain/tasks/task-step.ts';
import { answerOf } from '../answer.ts';
import { api } from '../api.ts';
import { dependenciesOf } from '../dependencies.ts';
import { liveQuery } from '../live/live-query.ts';
import { writeRefused, writtenLocally } from '../written.ts';
import type { NewTask } from './task-create.ts';
import type {
  MyTaskCountQuestion,
  MyTasks,
  OneTask,
  OneTaskQuestion,
  TaskCounts,
  TaskCountsQuestion,
  TaskCursor,
  TaskList,
  TaskPage,
  TaskPart,
} from './task-lists.ts';

export type TaskActionRequest = {
  readonly task: Task;
  readonly action: TaskAction;
  readonly userId: string;
  /** whether the action takes back one that this device has just made, and may wait for a network as that one does */
  readonly isUndo?: boolean;
};

export const tasksApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A person's work to do, live, earliest due first. */
    myTasks: build.query<TaskPage, MyTasks>(
      liveQuery<TaskPage, MyTasks>('myTasks', async (repositories, question, watcher) =>
        (await repositories.tasks()).watchMine(question, watcher),
      ),
    ),
    /** A list of an establishment's tasks, live. */
    taskList: build.query<TaskPage, TaskList>(
      liveQuery<TaskPage, TaskList>('taskList', async (repositories, list, watcher) =>
        (await repositories.tasks()).watchList(list, watcher),
      ),
    ),
    /** A part of a list that is read to its end, for a file; nothing of it is kept. */
    taskPart: build.query<TaskPart, { readonly list: TaskList; readonly after: TaskCursor | null }>({
      queryFn: async ({ list, after }, { extra }) =>
        answerOf(await (await dependenciesOf(extra).repositories.tasks()).readPart(list, after)),
      keepUnusedDataFor: 0,
    }),
    /** One task of an establishment, live. */
    task: build.query<OneTask, OneTaskQuestion>(
      liveQuery<OneTask, OneTaskQuestion>('task', async (repositories, question, watcher) =>
        (await repositories.tasks()).watchOne(question, watcher),
      ),
    ),
    /**
     * Counts of an establishment's tasks. A later clock repeats the query and keeps the former counts until the answer.
     */
    taskCounts: build.query<TaskCounts, TaskCountsQuestion>({
      queryFn: async (question, { extra }) =>
        answerOf(await (await dependenciesOf(extra).repositories.tasks()).count(question)),
      serializeQueryArgs: ({ queryArgs }) => ({ zooId: queryArgs.zooId }),
      forceRefetch: ({ currentArg, previousArg }) => currentArg?.nowMs !== previousArg?.nowMs,
    }),
    /**
     * The number of a person's tasks to do, when there are more than their list shows. A later clock repeats the query
     * and keeps the former count until the answer.
     */
    myTaskCount: build.query<number | null, MyTaskCountQuestion>({
      queryFn: async (question, { extra }) =>
        answerOf(await (await dependenciesOf(extra).repositories.tasks()).countMine(question)),
      serializeQueryArgs: ({ queryArgs }) => ({ zooId: queryArgs.zooId, userId: queryArgs.userId }),
      forceRefetch: ({ currentArg, previousArg }) => currentArg?.nowMs !== previousArg?.nowMs,
    }),
    /** The lengths of lists, in their order; null without a network. */
    taskListCounts: build.query<readonly (number | null)[], readonly TaskList[]>({
      queryFn: async (lists, { extra }) =>
        answerOf(await (await dependenciesOf(extra).repositories.tasks()).countLists(lists)),
    }),
    /** Creates a single task; without a network it is sent later. */
    createTask: build.mutation<Record<string, never>, NewTask>({
      queryFn: async (task, { extra, dispatch }) =>
        writtenLocally((await dependenciesOf(extra).repositories.tasks()).create(task), dispatch),
    }),
    /** Reports changes that an earlier page left waiting and the server refused; ends when all have been sent. */
    settleTaskChanges: build.mutation<Record<string, never>, string>({
      async queryFn(userId, { extra, dispatch }) {
        const refused = await (await dependenciesOf(extra).repositories.tasks()).settleWaiting(userId);
        for (const error of refused) dispatch(writeRefused(error));
        return { data: {} };
      },
    }),
    /**
     * Does an action on a task, and answers with the task as it is then. Taking needs the server; the others work without
     * a network and are sent later.
     */
    taskAction: build.mutation<Task, TaskActionRequest>({
      async queryFn({ task, action, userId, isUndo = false }, { extra, dispatch }) {
        const tasks = await dependenciesOf(extra).repositories.tasks();
        if (action === 'take' && !isUndo) return answerOf(await tasks.take(task.taskId, userId));
        const changed = tasks.change(task, action, userId);
        if (!changed.ok) return { error: changed.error };
        const written = await writtenLocally(changed.value.confirmed, dispatch);
        return 'error' in written ? written : { data: changed.value.after };
      },
    }),
  }),
});

export const {
  useMyTasksQuery,
  useMyTaskCountQuery,
  useTaskListQuery,
  useLazyTaskPartQuery,
  useLazyTaskQuery,
  useTaskQuery,
  useTaskCountsQuery,
  useTaskListCountsQuery,
  useCreateTaskMutation,
  useSettleTaskChangesMutation,
  useTaskActionMutation,
} = tasksApi;
