import * as z from 'zod/mini';
import type { Task } from './task.ts';

/** A change of a task that was made on this device and that the server may not have answered. */
export const waitingChangeSchema = z.object({
  taskId: z.string(),
  title: z.string(),
  action: z.enum(['start', 'close', 'release', 'cancel']),
  /** the stamp the change made */
  atUnix: z.int(),
});
export type WaitingChange = z.infer<typeof waitingChangeSchema>;

/**
 * Whether the server took the change: its stamp is on the task, whatever happened since. A task that is gone, or that bears
 * somebody else's stamp, says that it was refused.
 */
export function hasArrived(change: WaitingChange, task: Task | null): boolean {
  if (task === null) return false;
  switch (change.action) {
    case 'start':
      // A start that was on record already stays: only the last change tells.
      return task.startedAtUnix === change.atUnix || task.updatedAtUnix === change.atUnix;
    case 'close':
      return task.completedAtUnix === change.atUnix;
    case 'release':
      // Only who holds a task can give it back: bearing the same take still, it never left them.
      return task.takenAtUnix === null || task.takenAtUnix > change.atUnix;
    case 'cancel':
      return task.deletedAtUnix === change.atUnix;
  }
}
