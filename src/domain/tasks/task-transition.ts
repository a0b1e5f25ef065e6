import { appError } from '../errors/app-error.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { EpochMs } from '../time/epoch.ts';
import { isLateAt, isUnfinished } from './task-state.ts';
import type { Task } from './task.ts';

/** The actions of a person on a task in a list; each has its confirmation question. */
export const TASK_ACTIONS = ['start', 'take', 'release', 'close', 'cancel', 'archive'] as const;
export type TaskAction = (typeof TASK_ACTIONS)[number];

/** The fields a transition changes. Stamps already present are kept, so that a start is recorded once. */
export type TaskPatch = Partial<
  Pick<
    Task,
    | 'status'
    | 'takenBy'
    | 'takenAtUnix'
    | 'startedBy'
    | 'startedAtUnix'
    | 'completedBy'
    | 'completedAtUnix'
    | 'completedLate'
    | 'deletedAtUnix'
    | 'updatedAtUnix'
  >
>;

/**
 * Returns the change that an action makes to a task, or the error that refuses it. `start` and `take` lead to
 * IN_PROGRESS and stamp the start once; `take` also stamps the person and needs a task that nobody is responsible for;
 * `release` gives a taken task back, open again for every keeper; `close` stamps completion with the late flag;
 * `cancel` is the soft delete. A device whose clock is behind stamps the creation of the task, never an instant before.
 * @source specification, point 4
 */
export function transition(task: Task, action: TaskAction, userId: string, clock: EpochMs): Result<TaskPatch> {
  const now = Math.max(clock, task.createdAtUnix);
  const updated = { updatedAtUnix: now };
  if (action === 'archive') {
    if (task.status === 'ARCHIVED' || task.status === 'DELETED') return fail(appError('task/transition-refused'));
    return ok({ ...updated, status: 'ARCHIVED' });
  }
  if (!isUnfinished(task.status)) return fail(appError('task/already-closed'));
  switch (action) {
    case 'start':
      if (task.status === 'IN_PROGRESS') return fail(appError('task/transition-refused'));
      return ok({ ...updated, ...startStamps(task, userId, now), status: 'IN_PROGRESS' });
    case 'take':
      if (!isUnassigned(task)) return fail(appError('task/already-taken'));
      return ok({
        ...updated,
        ...startStamps(task, userId, now),
        status: 'IN_PROGRESS',
        takenBy: userId,
        takenAtUnix: now,
      });
    case 'release':
      if (task.takenBy !== userId) return fail(appError('task/not-taken-by-you'));
      return ok({ ...updated, status: 'OPEN', takenBy: null, takenAtUnix: null });
    case 'close':
      return ok({
        ...updated,
        status: 'DONE',
        completedBy: userId,
        completedAtUnix: now,
        completedLate: isLateAt(task, now),
      });
    case 'cancel':
      return ok({ ...updated, status: 'DELETED', deletedAtUnix: now });
  }
}

/**
 * Returns whether nobody is responsible for the task and nobody has taken it, so that every keeper of its sector may.
 */
export function isUnassigned(task: Pick<Task, 'responsibleIds' | 'takenBy'>): boolean {
  return task.responsibleIds.length === 0 && task.takenBy === null;
}

function startStamps(task: Task, userId: string, now: EpochMs): TaskPatch {
  return task.startedAtUnix === null ? { startedBy: userId, startedAtUnix: now } : {};
}
