import type { Task } from '#domain/tasks/task.ts';
import type { TaskCursor, TaskPart } from './task-lists.ts';
import { inOrderOfDue } from './task-order.ts';

/** The most documents that are read for one file. */
const MAX_GATHERED = 10_000;

/**
 * The tasks read of a list, and the number of documents after which reading stopped before its end; null when it
 * reached the end.
 */
type GatheredTasks = { readonly rows: readonly Task[]; readonly cutAfter: number | null };

/**
 * Returns the tasks of a list that `belongs` keeps, each once and in its order, read part after part until nothing is
 * left or `most` documents were read. Throws the errors of `readPart`, and when it is stopped.
 */
export async function gatherTasks(
  readPart: (after: TaskCursor | null) => Promise<TaskPart>,
  about: {
    readonly isEarliestFirst: boolean;
    readonly belongs: (task: Task) => boolean;
    readonly signal: AbortSignal;
    /** called with the number of documents read so far */
    readonly report: (read: number) => void;
    readonly most?: number;
  },
): Promise<GatheredTasks> {
  const tasks = new Map<string, Task>();
  let read = 0;
  let after: TaskCursor | null = null;
  do {
    // oxlint-disable-next-line no-await-in-loop -- each part says where the next one begins
    const part: TaskPart = await readPart(after);
    about.signal.throwIfAborted();
    for (const task of part.tasks) if (about.belongs(task)) tasks.set(task.taskId, task);
    read += part.read;
    after = part.next;
    about.report(read);
  } while (after !== null && read < (about.most ?? MAX_GATHERED));
  return { rows: inOrderOfDue([...tasks.values()], about.isEarliestFirst), cutAfter: after === null ? null : read };
}
