import type { Firestore } from 'firebase-admin/firestore';
import { toldOfAssignment } from '../../../src/domain/notifications/told-people.ts';
import type { EpochMs } from '../../../src/domain/time/epoch.ts';
import { taskPath } from '../common/paths.ts';
import { readableTask } from './task-to-tell.ts';
import { tellOfTask } from './tell-of-task.ts';

/** That people were made responsible for a task: who, when, and who did it as far as that is known. */
export type Assignment = { readonly added: readonly string[]; readonly at: EpochMs; readonly by: string | null };

/**
 * Tells those who were made responsible for a task after it was made, but not who did that; returns how many messages were new: 0
 * when the task is gone or done, or they are not responsible any more. The same assignment, told twice or at the same time, is told
 * once; another one later is news. Throws when the database cannot be read or written.
 */
export async function tellAssigned(
  database: Firestore,
  taskId: string,
  { added, at, by }: Assignment,
): Promise<number> {
  const others = added.filter((userId) => userId !== by);
  if (others.length === 0) return 0;
  const task = readableTask(await database.doc(taskPath(taskId)).get(), 'tellOfAssignment');
  if (task === null) return 0;
  return tellOfTask(database, task, toldOfAssignment(task, others), { kind: 'taskAssigned', mark: null }, at);
}

/** Returns who is responsible now and was not before; nobody where these are no lists of ids. */
export function newlyResponsible(before: unknown, after: unknown): string[] {
  const [former, now] = [before, after].map((list): unknown[] => (Array.isArray(list) ? list : []));
  return (now ?? []).filter((id): id is string => typeof id === 'string' && former?.includes(id) !== true);
}
