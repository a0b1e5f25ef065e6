import { doc, type DocumentData, type Firestore, runTransaction, updateDoc } from 'firebase/firestore';
import { appError } from '#domain/errors/app-error.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { mayEdit, type TaskEdit } from '#domain/tasks/task-edit.ts';
import { nowMs } from '#lib/clock.ts';
import { type Confirmed, confirmedWrite } from '../firebase/confirmed-write.ts';
import { toRefusal } from '../firebase/failure.ts';
import { withinReach } from './within-reach.ts';
import { storedPatch, taskFromDocument } from './task.converter.ts';

/** A change of one task by one person. */
export type EditOfTask = {
  readonly taskId: string;
  /** id of the editor */
  readonly editedBy: string;
  readonly edit: TaskEdit;
  /** the values that the person saw in the changed fields */
  readonly before: TaskEdit;
};

/**
 * Changes the content of a task. With a network it waits for the server, and overwrites nothing that somebody else has
 * changed since: that is 'task/closed-meanwhile' with the task's title. Without one the change is shown at once and
 * sent later: `confirmed` is the server's answer to come.
 */
export async function editTask(
  database: Firestore,
  change: EditOfTask,
): Promise<Result<{ readonly confirmed: Confirmed }>> {
  if (globalThis.navigator?.onLine === false) {
    const written = updateDoc(doc(database, 'tasks', change.taskId), stored(change));
    return ok({ confirmed: confirmedWrite('tasks', failureOf(change), written) });
  }
  const edited = await editOnServer(database, change);
  return edited.ok ? ok({ confirmed: Promise.resolve(edited) }) : edited;
}

async function editOnServer(database: Firestore, change: EditOfTask): Promise<Result<null>> {
  const reference = doc(database, 'tasks', change.taskId);
  try {
    const editing = runTransaction(database, async (transaction): Promise<Result<null>> => {
      const data = (await transaction.get(reference)).data();
      if (data === undefined) return fail(appError('task/not-found'));
      const task = taskFromDocument(change.taskId, data);
      if (!task.ok) return task;
      if (!mayEdit(task.value, change.before))
        return fail(appError('task/closed-meanwhile', { title: task.value.title }));
      transaction.update(reference, stored(change));
      return ok(null);
    });
    return await withinReach(editing);
  } catch (error) {
    return fail(toRefusal(error, 'data/tasks', failureOf(change)));
  }
}

/** Returns the code of a refused edit: giving the task to other people has a sentence of its own. */
function failureOf({ edit }: EditOfTask): ErrorCode {
  return Object.keys(edit).join('/') === 'responsibleIds' ? 'task/assign-failed' : 'task/edit-failed';
}

function stored({ edit, editedBy }: EditOfTask): DocumentData {
  const now = nowMs();
  return storedPatch({ ...edit, editedBy, editedAtUnix: now, updatedAtUnix: now });
}
