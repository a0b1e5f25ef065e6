import {
  arrayUnion,
  doc,
  type DocumentData,
  type Firestore,
  getDocFromServer,
  runTransaction,
  updateDoc,
  waitForPendingWrites,
} from 'firebase/firestore';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import type { Task } from '#domain/tasks/task.ts';
import { isUnfinished } from '#domain/tasks/task-state.ts';
import type { TaskAction } from '#domain/tasks/task-step.ts';
import { isUnassigned, type TaskPatch, transition } from '#domain/tasks/task-transition.ts';
import { hasArrived, type WaitingChange } from '#domain/tasks/waiting-change.ts';
import { nowMs } from '#lib/clock.ts';
import { firebaseCode, toRefusal } from '../firebase/failure.ts';
import { trackWrite } from '../firebase/waiting-writes.ts';
import { storedPatch, taskFromDocument } from './task.converter.ts';
import { withinReach } from './within-reach.ts';
import { forgetWaiting, keepWaiting, waitingFromEarlierPages } from './waiting-changes.ts';

/**
 * Gives the task to the person, and returns it: of several who try at once, one succeeds and the others get
 * 'task/already-taken'. Needs the server; without a network it fails at once with 'generic/offline'.
 */
export async function takeTask(database: Firestore, taskId: string, userId: string): Promise<Result<Task>> {
  if (globalThis.navigator?.onLine === false) return fail(appError('generic/offline'));
  const reference = doc(database, 'tasks', taskId);
  try {
    const taking = runTransaction(database, async (transaction): Promise<Result<Task>> => {
      const snapshot = await transaction.get(reference);
      const data = snapshot.data();
      if (data === undefined) return fail(appError('task/not-found'));
      const task = taskFromDocument(taskId, data);
      if (!task.ok) return task;
      const patch = transition(task.value, 'take', userId, nowMs());
      if (!patch.ok) return patch;
      transaction.update(reference, storedStep(patch.value));
      return ok({ ...task.value, ...patch.value });
    });
    return await withinReach(taking);
  } catch (error) {
    return fail(await takeError(database, taskId, userId, error));
  }
}

/** A change that is in the local cache: the task as it is now, and the server's answer to come. */
export type ChangedTask = { readonly after: Task; readonly confirmed: Promise<Result<null>> };

/**
 * Does an action as a plain update: it is in the local cache at once and is sent when there is a network. Returns an
 * error before anything is written. A taking this way is for the person who has just given the task back: whoever took it
 * meanwhile keeps it, and the refusal comes later.
 */
export function changeTask(database: Firestore, task: Task, action: TaskAction, userId: string): Result<ChangedTask> {
  const now = nowMs();
  const patch = transition(task, action, userId, now);
  if (!patch.ok) return patch;
  const { taskId, title } = task;
  const waiting = { taskId, title, action, atUnix: patch.value.updatedAtUnix ?? now };
  keepWaiting(userId, waiting);
  const answered = updateDoc(doc(database, 'tasks', taskId), storedStep(patch.value));
  trackWrite(answered);
  const confirmed = answered
    .then(
      () => ok(null),
      async (error: unknown) => fail(await changeError(database, task, action, error)),
    )
    .finally(() => forgetWaiting(userId, waiting));
  return ok({ after: { ...task, ...patch.value }, confirmed });
}

/** The last step is added to those that the server has: other people's steps may have arrived there meanwhile. */
function storedStep({ steps, ...patch }: TaskPatch): DocumentData {
  const last = steps?.at(-1);
  return { ...storedPatch(patch), ...(last === undefined ? {} : { steps: arrayUnion(last) }) };
}

/**
 * Returns the results of changes that an earlier page of this browser made without a network: an error for each one
 * that the server refused meanwhile, 'task/closed-meanwhile' with the task's title. Resolves when all waiting changes
 * have been sent.
 */
export async function settleWaiting(database: Firestore, userId: string): Promise<readonly AppError[]> {
  const left = waitingFromEarlierPages(userId);
  if (left.length === 0) return [];
  await waitForPendingWrites(database);
  const refused = await Promise.all(
    left.map(async (change) => {
      const hasCome = await wasTaken(database, change);
      if (hasCome === null) return null;
      forgetWaiting(userId, change);
      return hasCome ? null : appError('task/closed-meanwhile', { title: change.title });
    }),
  );
  return refused.filter((error) => error !== null);
}

/** Returns whether the server has the change; null while it cannot be asked. */
async function wasTaken(database: Firestore, change: WaitingChange): Promise<boolean | null> {
  try {
    const stored = await getDocFromServer(doc(database, 'tasks', change.taskId));
    const task = stored.exists() ? taskFromDocument(change.taskId, stored.data()) : null;
    return hasArrived(change, task?.ok === true ? task.value : null);
  } catch (error) {
    // Without a network the next page asks again; a task that the person may not read any more gives no answer.
    return firebaseCode(error) === 'permission-denied' ? true : null;
  }
}

/** The person learns of a refused change when somebody has changed the task since; any other refusal is a failure. */
async function changeError(database: Firestore, task: Task, action: TaskAction, error: unknown): Promise<AppError> {
  if (firebaseCode(error) === 'permission-denied') {
    const now = await getDocFromServer(doc(database, 'tasks', task.taskId)).catch(() => null);
    const stored = now?.exists() === true ? taskFromDocument(task.taskId, now.data()) : null;
    const isChanged = stored?.ok === true && stored.value.status !== task.status;
    if (isChanged) return appError('task/closed-meanwhile', { title: task.title });
  }
  const otherwise = action === 'release' ? 'task/release-failed' : 'task/status-failed';
  return toRefusal(error, 'data/tasks', otherwise, { title: task.title });
}

// The rules check the task as it is when the write arrives: they may refuse the loser of a race before the transaction
// notices that it has to try again.
async function takeError(database: Firestore, taskId: string, userId: string, error: unknown): Promise<AppError> {
  if (firebaseCode(error) === 'permission-denied') {
    const now = await getDocFromServer(doc(database, 'tasks', taskId)).catch(() => null);
    const task = now?.exists() === true ? taskFromDocument(taskId, now.data()) : null;
    if (task?.ok === true && !isUnfinished(task.value.status)) return appError('task/already-closed');
    if (task?.ok === true && !isUnassigned(task.value) && task.value.takenBy !== userId)
      return appError('task/already-taken');
  }
  return toRefusal(error, 'data/tasks', 'task/self-assign-failed');
}
