import * as z from 'zod/mini';
import { TASK_ACTIONS } from './task-step.ts';
import type { Task } from './task.ts';

/** A change of a task that was made on this device and that the server may not have answered. */
export const waitingChangeSchema = z.object({
  taskId: z.string(),
  title: z.string(),
  action: z.enum(TASK_ACTIONS),
  /** the instant of the change's stamp */
  atUnix: z.int(),
});
export type WaitingChange = z.infer<typeof waitingChangeSchema>;

/**
 * Returns whether the server accepted the change: it is among the task's steps, or its stamp is on the task, whatever
 * happened since. A task that is gone, or that has somebody else's stamp, means a refusal.
 */
export function hasArrived(change: WaitingChange, task: Task | null): boolean {
  if (task === null) return false;
  const steps = task.steps ?? [];
  if (steps.some(({ step, atUnix }) => step === change.action && atUnix === change.atUnix)) return true;
  switch (change.action) {
    case 'start':
      // A recorded first start stays, so the stamp of the last change decides.
      return task.startedAtUnix === change.atUnix || task.updatedAtUnix === change.atUnix;
    case 'close':
      return task.completedAtUnix === change.atUnix;
    case 'release':
      // Only the person who holds a task can give it back: with the same take still on it, it was never given back.
      return task.takenAtUnix === null || task.takenAtUnix > change.atUnix;
    case 'cancel':
      return task.deletedAtUnix === change.atUnix;
    case 'take':
      return task.takenAtUnix === change.atUnix;
    case 'archive':
      return task.status === 'ARCHIVED';
    case 'reopen':
    case 'restore':
    case 'undoStart':
      // Each of them is recorded, or refused.
      return false;
  }
}
