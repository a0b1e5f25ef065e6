import {
  documentId,
  type Firestore,
  getDocsFromServer,
  orderBy,
  query,
  startAfter,
  Timestamp,
} from 'firebase/firestore';
import { ok, fail, type Result } from '#domain/shared/result.ts';
import { readInstant } from '../firebase/instants.ts';
import { toAppError } from '../firebase/failure.ts';
import { reportBadDocument } from '../firebase/watch-document.ts';
import { MAX_PAGE_SIZE, type TaskCursor, type TaskList, type TaskPart } from './task-lists.ts';
import { earliestFirst } from './task-order.ts';
import { taskListQueries } from './task-queries.ts';
import { isOfList } from './task-sift.ts';
import { taskFromDocument } from './task.converter.ts';

/**
 * Returns the next part of a list, at most 500 documents, from the server: a device has only some tasks
 * ('generic/offline' without a network). The queries of a list are read one after the other, and a task that two of
 * them find comes twice.
 */
export async function readTaskPart(
  database: Firestore,
  list: TaskList,
  after: TaskCursor | null,
): Promise<Result<TaskPart>> {
  const at = after?.query ?? 0;
  // Tasks that do not show yet are removed after reading: a query by range would return them in an order that cannot be
  // continued.
  const queries = taskListQueries(database, { ...list, shownTo: undefined }, MAX_PAGE_SIZE);
  const asked = queries[at];
  if (asked === undefined) return ok({ tasks: [], read: 0, next: null });
  try {
    const { docs } = await getDocsFromServer(
      query(
        asked,
        orderBy(documentId(), earliestFirst(list.status) ? 'asc' : 'desc'),
        ...(after === null || after.taskId === ''
          ? []
          : [startAfter(Timestamp.fromMillis(after.dueAtMs), after.taskId)]),
      ),
    );
    const tasks = docs.flatMap((one) => {
      const task = taskFromDocument(one.id, one.data());
      if (!task.ok) reportBadDocument('tasks', one.id, task.error);
      return task.ok && isOfList(task.value, list) ? [task.value] : [];
    });
    const last = docs.at(-1);
    const isMore = docs.length >= MAX_PAGE_SIZE && last !== undefined;
    const further = isMore
      ? { query: at, dueAtMs: Number(readInstant(last.data(), 'dueAt')), taskId: last.id }
      : { query: at + 1, dueAtMs: 0, taskId: '' };
    return ok({ tasks, read: docs.length, next: further.query < queries.length ? further : null });
  } catch (error) {
    return fail(toAppError(error, 'data/tasks'));
  }
}
