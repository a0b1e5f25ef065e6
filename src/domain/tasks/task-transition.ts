import { appError } from '../errors/app-error.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { EpochMs } from '../time/epoch.ts';
import { openRequiredItem } from './checklist/progress.ts';
import { isLateAt, isUnfinished } from './task-state.ts';
import { MAX_STEPS, type TaskAction, type TaskStep } from './task-step.ts';
import { isOwnFreshStart } from './task-undo.ts';
import type { Task } from './task.ts';

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
    | 'steps'
    | 'updatedAtUnix'
  >
>;

const NOT_STARTED = { startedBy: null, startedAtUnix: null } as const;
const NOT_TAKEN = { takenBy: null, takenAtUnix: null } as const;
const NOT_ENDED = { completedBy: null, completedAtUnix: null, completedLate: null, deletedAtUnix: null } as const;

/**
 * Returns the change that an action makes to a task, or the error that refuses it. `start` and `take` lead to
 * IN_PROGRESS and stamp the start once; `take` also stamps the person and needs a task that nobody is responsible for;
 * `release` gives a taken task back, open again for every keeper; `close` stamps completion with the late flag;
 * `cancel` is the soft delete. `reopen` clears the stamps of a closing or a cancelling, `restore` brings an archived
 * task back as it was, `undoStart` takes back one's own start and taking while they are fresh. Each step is added to the
 * task's steps, which keep what a later step clears. A device whose clock is behind stamps the creation of the task,
 * never an instant before.
 * @source specification, point 4
 */
export function transition(task: Task, action: TaskAction, userId: string, clock: EpochMs): Result<TaskPatch> {
  const now = Math.max(clock, task.createdAtUnix);
  const change = changeOf(task, action, userId, now);
  if (!change.ok) return change;
  const steps = withStep(task, { step: action, by: userId, atUnix: now });
  // A step that clears stamps has to be recorded; any other one may go on without a record.
  if (steps === null && (action === 'reopen' || action === 'restore' || action === 'undoStart'))
    return fail(appError('task/transition-refused'));
  return ok({ ...change.value, ...(steps === null ? {} : { steps }), updatedAtUnix: now });
}

function changeOf(task: Task, action: TaskAction, userId: string, now: EpochMs): Result<TaskPatch> {
  const { status } = task;
  if (action === 'archive' || action === 'restore' || action === 'reopen') {
    const isPossible = {
      archive: status !== 'ARCHIVED' && status !== 'DELETED',
      restore: status === 'ARCHIVED',
      reopen: status === 'DONE' || status === 'DELETED',
    }[action];
    if (!isPossible) return fail(appError('task/transition-refused'));
    if (action === 'archive') return ok({ status: 'ARCHIVED' });
    if (action === 'reopen') return ok({ ...NOT_ENDED, status: unfinishedStatusOf(task) });
    return ok({ status: task.completedAtUnix === null ? unfinishedStatusOf(task) : 'DONE' });
  }
  if (!isUnfinished(status)) return fail(appError('task/already-closed'));
  switch (action) {
    case 'start':
      if (status === 'IN_PROGRESS') return fail(appError('task/transition-refused'));
      return ok({ ...startStamps(task, userId, now), status: 'IN_PROGRESS' });
    case 'take':
      if (!isUnassigned(task)) return fail(appError('task/already-taken'));
      return ok({ ...startStamps(task, userId, now), status: 'IN_PROGRESS', takenBy: userId, takenAtUnix: now });
    case 'release':
      if (task.takenBy !== userId) return fail(appError('task/not-taken-by-you'));
      return ok({ status: 'OPEN', ...NOT_TAKEN });
    case 'undoStart':
      if (!isOwnFreshStart(task, userId, now)) return fail(appError('task/transition-refused'));
      return ok({ status: 'OPEN', ...NOT_TAKEN, ...NOT_STARTED });
    case 'close': {
      const item = openRequiredItem(task);
      if (item !== null) return fail(appError('task/item-open', { item }));
      return ok({
        status: 'DONE',
        completedBy: userId,
        completedAtUnix: now,
        completedLate: isLateAt(task, now),
      });
    }
    case 'cancel':
      return ok({ status: 'DELETED', deletedAtUnix: now });
  }
}

/**
 * Returns whether nobody is responsible for the task and nobody has taken it, so that every keeper of its sector may.
 */
export function isUnassigned(task: Pick<Task, 'responsibleIds' | 'takenBy'>): boolean {
  return task.responsibleIds.length === 0 && task.takenBy === null;
}

/** Returns the status to which a task comes back: in progress for the person who has it, else open. */
function unfinishedStatusOf({ startedAtUnix, takenBy, responsibleIds }: Task): 'OPEN' | 'IN_PROGRESS' {
  // A task that was given back has its first start still on record, and nobody who does it.
  const isSomebodys = takenBy !== null || responsibleIds.length > 0;
  return startedAtUnix !== null && isSomebodys ? 'IN_PROGRESS' : 'OPEN';
}

/** Returns the steps with one more; null when the task keeps no further one. */
function withStep(task: Task, step: TaskStep): TaskStep[] | null {
  const steps = task.steps ?? [];
  if (steps.length >= MAX_STEPS) return null;
  if (step.step !== 'reopen') return [...steps, step];
  return [...steps, { ...step, ofUnix: task.status === 'DONE' ? task.completedAtUnix : task.deletedAtUnix }];
}

function startStamps(task: Task, userId: string, now: EpochMs): TaskPatch {
  return task.startedAtUnix === null ? { startedBy: userId, startedAtUnix: now } : {};
}
