import type { Firestore } from 'firebase-admin/firestore';
import { recipientsOfAssignment } from '../../../src/domain/notifications/recipients-of-task.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { taskPath } from '../common/paths.ts';
import { readableTask } from './task-of-messages.ts';
import { notifyOfTask } from './notify-of-task.ts';

/** People who were made responsible for a task, the instant, and the author of the change if known. */
export type Assignment = { readonly added: readonly string[]; readonly at: EpochMs; readonly by: string | null };

/**
 * Notifies the people who were made responsible for a task after its creation, except the author of that change;
 * returns how many messages were new: 0 when the task is gone or done, or they are no longer responsible. The same
 * assignment gives one message, however often it is handled; a later one is news. Throws when the database cannot be
 * read or written.
 */
export async function notifyAssigned(
  database: Firestore,
  taskId: string,
  { added, at, by }: Assignment,
): Promise<number> {
  const others = added.filter((userId) => userId !== by);
  if (others.length === 0) return 0;
  const task = readableTask(await database.doc(taskPath(taskId)).get(), 'notifyOfAssignment');
  if (task === null) return 0;
  const act = by === null ? {} : { act: { id: `${taskId}-${at}`, by } };
  const told = recipientsOfAssignment(task, others);
  return notifyOfTask(database, task, told, { kind: 'taskAssigned', mark: null, ...act }, at);
}

/**
 * Returns the ids that the list of responsible people has now and did not have before; empty when these are no lists of
 * ids.
 */
export function newlyResponsible(before: unknown, after: unknown): string[] {
  const [former, now] = [before, after].map((list): unknown[] => (Array.isArray(list) ? list : []));
  return (now ?? []).filter((id): id is string => typeof id === 'string' && former?.includes(id) !== true);
}
