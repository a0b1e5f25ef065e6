import type { OfferedWork } from '#domain/tasks/offered-work.ts';
import type { RoleHolders } from '#domain/tasks/task-role.ts';
import type { Task } from '#domain/tasks/task.ts';

/** The longest list that a screen may ask for. */
export const MAX_PAGE_SIZE = 500;

/** The end of the part of a list read so far: this task in this one of its queries. */
export type TaskCursor = { readonly query: number; readonly dueAtMs: number; readonly taskId: string };

/** A part of a list that is read to its end, one part after the other. */
export type TaskPart = {
  readonly tasks: readonly Task[];
  /** number of documents read for it */
  readonly read: number;
  /** the cursor at which the next part begins; null after the last */
  readonly next: TaskCursor | null;
};

/** One bounded list of tasks, as screens get it. */
export type TaskPage = {
  readonly tasks: readonly Task[];
  /** tasks of the list with a change the server has not answered */
  readonly waitingIds: readonly string[];
  /** whether it comes from this device's copy, without the server's confirmation */
  readonly isFromCache: boolean;
  /** whether there are more tasks than the page holds, or may be beyond the documents it has read */
  readonly hasMore: boolean;
  /** documents left out because they cannot be read */
  readonly unreadable: number;
};

/**
 * The query for a person's work: tasks they are responsible for or have taken, and the unassigned ones they are offered
 * (see `offeredWork`).
 */
export type MyTasks = {
  readonly zooId: string;
  readonly userId: string;
  readonly sectorIds: OfferedWork['sectorIds'];
  readonly ofType?: OfferedWork['ofType'];
  /** unfinished tasks due before this instant, epoch milliseconds */
  readonly dueBeforeMs: number;
};

export const TASK_LIST_STATUSES = ['unfinished', 'open', 'inProgress', 'done', 'cancelled', 'archived'] as const;
export type TaskListStatus = (typeof TASK_LIST_STATUSES)[number];

/** A list of an establishment's tasks; work to do comes in the order it is due, finished work the other way round. */
export type TaskList = {
  readonly zooId: string;
  readonly status: TaskListStatus;
  readonly sectorId: string | null;
  /** only tasks of this enclosure, of this animal, or made by this automation */
  readonly enclosureId?: string;
  readonly animalId?: string;
  readonly automationId?: string;
  /** only tasks this person is responsible for or has taken */
  readonly mineOf: string | null;
  /** only unfinished tasks that nobody is responsible for and nobody has taken */
  readonly isNobodys?: boolean;
  /** only tasks with one of these people responsible, in a sector where they hold the role; no people: no tasks */
  readonly holders?: RoleHolders | undefined;
  /** only tasks due at this instant or later */
  readonly dueFromMs: number | null;
  readonly dueBeforeMs: number | null;
  /** without tasks that do not show to this person yet at this instant */
  readonly shownTo?: { readonly userId: string; readonly atMs: number } | undefined;
  /** only tasks scheduled later than this instant */
  readonly scheduledAfterMs?: number | undefined;
  /** only tasks that were closed after their due time */
  readonly closedLate: boolean;
  /** without tasks that were closed after their due time */
  readonly isClosedInTime?: boolean | undefined;
  /** how many tasks to show; a larger one loads more */
  readonly pageSize: number;
};

/** The query for one task by its id; the establishment is part of it, so that a foreign id finds nothing. */
export type OneTaskQuestion = { readonly zooId: string; readonly taskId: string };

/** One task, as a screen gets it. */
export type OneTask = {
  readonly task: Task;
  /** whether it has a change the server has not answered */
  readonly isWaiting: boolean;
};

export type TaskCountsQuestion = {
  readonly zooId: string;
  readonly nowMs: number;
  readonly dayStartMs: number;
  readonly dayEndMs: number;
};

/** The query for the number of a person's tasks to do; a later clock repeats it. */
export type MyTaskCountQuestion = MyTasks & { readonly nowMs: number };

/** Counts of an establishment's tasks; null while they cannot be counted (no network). */
export type TaskCounts = {
  readonly overdue: number | null;
  readonly inProgress: number | null;
  readonly open: number | null;
  readonly dueToday: number | null;
};
