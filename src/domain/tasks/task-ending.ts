import type { EpochMs } from '../time/epoch.ts';
import type { Task } from './task.ts';

/**
 * Returns who closed or cancelled a task, and when; null for work still to be done and for an archived task that was
 * never closed. The person is null where none is stored.
 */
export function endingOf(task: Task): { readonly at: EpochMs; readonly by: string | null } | null {
  const { completedAtUnix, completedBy, deletedAtUnix } = task;
  if (completedAtUnix !== null) return { at: completedAtUnix, by: completedBy };
  if (deletedAtUnix === null) return null;
  const cancelling = task.steps?.findLast(({ step }) => step === 'cancel');
  return { at: deletedAtUnix, by: cancelling?.by ?? null };
}
