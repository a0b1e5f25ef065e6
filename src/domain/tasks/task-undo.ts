import type { EpochMs } from '../time/epoch.ts';
import type { TaskAction } from './task-step.ts';
import type { Task } from './task.ts';

/** The time within which a person may take back their own start or closing, as long as nobody has changed the task. */
export const UNDO_MS = 600_000;

/** Returns whether the person's own start, with or without a taking, is the last change of the task, and recent. */
export function isOwnFreshStart(
  task: Pick<Task, 'status' | 'startedBy' | 'startedAtUnix' | 'takenBy' | 'updatedAtUnix'>,
  userId: string,
  now: EpochMs,
): boolean {
  const isOwn = task.startedBy === userId && (task.takenBy === null || task.takenBy === userId);
  return task.status === 'IN_PROGRESS' && isOwn && isFresh(task, task.startedAtUnix, now);
}

/** Returns whether the person's own closing is the last change of the task, and recent: they may reopen it. */
export function isOwnFreshClosing(
  task: Pick<Task, 'status' | 'completedBy' | 'completedAtUnix' | 'updatedAtUnix'>,
  userId: string,
  now: EpochMs,
): boolean {
  return task.status === 'DONE' && task.completedBy === userId && isFresh(task, task.completedAtUnix, now);
}

function isFresh({ updatedAtUnix }: Pick<Task, 'updatedAtUnix'>, stamp: number | null, now: EpochMs): boolean {
  return stamp === updatedAtUnix && now - stamp <= UNDO_MS;
}

/**
 * Returns the action that takes back an action of this person; null for one that has no inverse. `after` is the task as
 * the action has left it.
 */
export function undoOf(after: Task, action: TaskAction, userId: string, now: EpochMs): TaskAction | null {
  switch (action) {
    case 'start':
      return isOwnFreshStart(after, userId, now) ? 'undoStart' : null;
    case 'take':
      return isOwnFreshStart(after, userId, now) ? 'undoStart' : 'release';
    case 'release':
      // A task to which a manager has meanwhile assigned somebody is nobody's to take.
      return after.responsibleIds.length === 0 ? 'take' : null;
    case 'close':
    case 'cancel':
      return 'reopen';
    case 'archive':
      return 'restore';
    case 'restore':
      return 'archive';
    case 'reopen':
    case 'undoStart':
      return null;
  }
}
