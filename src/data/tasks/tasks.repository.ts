import { type Firestore, getCountFromServer, type Query } from 'firebase/firestore';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import type { TaskAction } from '#domain/tasks/task-step.ts';
import type { Task } from '#domain/tasks/task.ts';
import { toAppError } from '../firebase/failure.ts';
import { type Found, watchQueries } from '../firebase/watch-queries.ts';
import type { Confirmed } from '../firebase/confirmed-write.ts';
import type { Unwatch, Watcher } from '../live/watch.ts';
import type { NewTask } from './task-create.ts';
import type {
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
import {
  countQueries,
  MY_TASKS_LIMIT,
  myTaskCountQueries,
  myTaskQueries,
  oneTaskQuery,
  pageSizeOf,
  taskListQueries,
} from './task-queries.ts';
import { earliestFirst } from './task-order.ts';
import { isOfList } from './task-sift.ts';
import { type ChangedTask, changeTask, settleWaiting, takeTask } from './task-writes.ts';
import { taskFromDocument } from './task.converter.ts';
import { watchTaskPage } from './watch-task-page.ts';

/** A list that is longer is said to have this many. */
const MAX_COUNTED = 10_000;

export type TasksRepository = {
  watchMine(question: MyTasks, watcher: Watcher<TaskPage>): Unwatch;
  watchList(list: TaskList, watcher: Watcher<TaskPage>): Unwatch;
  /** See `readTaskPart`, which is fetched when a file is made. */
  readPart(list: TaskList, after: TaskCursor | null): Promise<Result<TaskPart>>;
  /** Listens to one task; 'task/not-found' when the establishment has none of this id. */
  watchOne(question: OneTaskQuestion, watcher: Watcher<OneTask>): Unwatch;
  /** Returns the counts, all null without a network. */
  count(question: TaskCountsQuestion): Promise<Result<TaskCounts>>;
  /** Returns the number of a person's tasks to do, beyond those that `watchMine` shows; null without a network. */
  countMine(question: MyTasks): Promise<Result<number | null>>;
  /** Returns the length of each list whose conditions the database all checks; null without a network. */
  countLists(lists: readonly TaskList[]): Promise<Result<readonly (number | null)[]>>;
  /** See `createTask`. */
  create(task: NewTask): Confirmed;
  /** See `settleWaiting`. */
  settleWaiting(userId: string): Promise<readonly AppError[]>;
  /** See `takeTask`. */
  take(taskId: string, userId: string): Promise<Result<Task>>;
  /** See `changeTask`. */
  change(task: Task, action: TaskAction, userId: string): Result<ChangedTask>;
};

/** Returns the tasks of a database. */
export function tasksRepository(database: Firestore): TasksRepository {
  return {
    watchMine: (question, watcher) =>
      watchTaskPage(
        (most) => myTaskQueries(database, question, most),
        { size: MY_TASKS_LIMIT, isEarliestFirst: true, belongs: () => true },
        watcher,
      ),

    watchList: (list, watcher) =>
      watchTaskPage(
        (most) => taskListQueries(database, list, most),
        {
          size: pageSizeOf(list),
          isEarliestFirst: earliestFirst(list.status),
          belongs: (task) => isOfList(task, list),
        },
        watcher,
      ),

    readPart: async (list, after) => (await import('./task-part.ts')).readTaskPart(database, list, after),

    watchOne(question, watcher) {
      return watchQueries('tasks', [oneTaskQuery(database, question)], taskFromDocument, {
        next: (found) => watcher.next(found.ok ? oneOf(found.value) : found),
        failed: watcher.failed,
      });
    },

    async count(question) {
      const { overdue, inProgress, open, dueToday } = countQueries(database, question);
      const counted = await countEach([overdue, inProgress, open, dueToday]);
      if (!counted.ok) return counted;
      const [a, b, c, d] = counted.value ?? [];
      return ok({ overdue: a ?? null, inProgress: b ?? null, open: c ?? null, dueToday: d ?? null });
    },

    async countMine(question) {
      const counted = await countEach(myTaskCountQueries(database, question));
      return counted.ok ? ok(counted.value === null ? null : sum(counted.value)) : counted;
    },

    async countLists(lists) {
      const queries = lists.map((list) => taskListQueries(database, list, MAX_COUNTED));
      const counted = await countEach(queries.flat());
      if (!counted.ok) return counted;
      const answers = counted.value;
      if (answers === null) return ok(lists.map(() => null));
      return ok(
        queries.map((some, at) => {
          const before = queries.slice(0, at).flat().length;
          return sum(answers.slice(before, before + some.length));
        }),
      );
    },

    create: async (task) => (await import('./task-create.ts')).createTask(database, task),
    settleWaiting: (userId) => settleWaiting(database, userId),
    take: (taskId, userId) => takeTask(database, taskId, userId),
    change: (task, action, userId) => changeTask(database, task, action, userId),
  };
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

/** Returns the number of documents that each query finds, by aggregation; null without a network. */
async function countEach(queries: readonly Query[]): Promise<Result<readonly number[] | null>> {
  if (globalThis.navigator?.onLine === false) return ok(null);
  try {
    return ok(await Promise.all(queries.map(async (query) => (await getCountFromServer(query)).data().count)));
  } catch (error) {
    const failure = toAppError(error, 'data/tasks');
    return failure.code === 'generic/offline' ? ok(null) : fail(failure);
  }
}

function oneOf({ items, isFromCache, unreadable, waitingIds }: Found<Task>): Result<OneTask> {
  const [task] = items;
  if (task !== undefined) return ok({ task, isWaiting: waitingIds.includes(task.taskId) });
  if (unreadable > 0) return fail(appError('generic/bad-document'));
  return fail(appError(isFromCache ? 'generic/offline' : 'task/not-found'));
}
