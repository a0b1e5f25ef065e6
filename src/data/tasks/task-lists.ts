import type { RoleHolders } from '#domain/tasks/task-role.ts';
import type { Task } from '#domain/tasks/task.ts';

/** The longest list a screen may ask for. */
export const MAX_PAGE_SIZE = 500;

/** How far a list has been read: after this task of this one of its queries. */
export type TaskCursor = { readonly query: number; readonly dueAtMs: number; readonly taskId: string };

/** Some tasks of a list that is read to its end, one part after the other. */
export type TaskPart = {
  readonly tasks: readonly Task[];
  /** documents that were read for it */
  readonly read: number;
  /** where the next part begins; null after the last */
  readonly next: TaskCursor | null;
};

/** One bounded list of tasks, as screens get it. */
export type TaskPage = {
  readonly tasks: readonly Task[];
  /** tasks of the list with a change the server has not answered */
  readonly waitingIds: readonly string[];
  /** what this device remembers; the server has not confirmed it (yet) */
  readonly isFromCache: boolean;
  /** whether there are more tasks than the list was asked for, or may be beyond what it looked through */
  readonly hasMore: boolean;
  /** documents left out because they cannot be read */
  readonly unreadable: number;
};

/** What a person has to see to: theirs, taken by them, or nobody's in their sectors. */
export type MyTasks = {
  readonly zooId: string;
  readonly userId: string;
  readonly sectorIds: readonly string[];
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
  /** only the unfinished tasks of this enclosure, whatever their sector */
  readonly enclosureId?: string;
  /** only tasks this person is responsible for or has taken */
  readonly mineOf: string | null;
  /** only unfinished tasks that nobody is responsible for and nobody has taken */
  readonly isNobodys?: boolean;
  /** only tasks that somebody of these is responsible for, in a sector where they hold the role; of nobody: none */
  readonly holders?: RoleHolders | undefined;
  /** only tasks due at this instant or later */
  readonly dueFromMs: number | null;
  readonly dueBeforeMs: number | null;
  /** without those that do not show to this person yet at this instant */
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

/** One task by its id; the establishment is part of the question, so that a foreign id finds nothing. */
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

/** How many tasks a person has to see to; a later clock asks again. */
export type MyTaskCountQuestion = MyTasks & { readonly nowMs: number };

/** Counts of an establishment's tasks; null while they cannot be asked for (no network). */
export type TaskCounts = {
  readonly overdue: number | null;
  readonly inProgress: number | null;
  readonly open: number | null;
  readonly dueToday: number | null;
};
