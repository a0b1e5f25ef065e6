import type { Actor } from '../access/actor.ts';
import { mayDo } from '../access/operations.ts';
import type { EpochMs } from '../time/epoch.ts';
import { transition } from './task-transition.ts';
import type { Task } from './task.ts';

/** The actions on several tasks at once; skipping is cancelling (specification, point 4). */
export const BULK_ACTIONS = ['close', 'take', 'cancel', 'archive'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** The chosen tasks of a bulk action; each is in one of the lists. */
export type BulkParts = {
  /** tasks that the action changes */
  readonly possible: readonly Task[];
  /** tasks on which the person has no right to the action: somebody else manages them */
  readonly notManaged: readonly Task[];
  /** tasks whose state does not allow the action */
  readonly notAllowed: readonly Task[];
};

/**
 * Returns the tasks that a person may change at once by an action, and those that are left out. Each bulk action, also
 * closing, is for the author of a task, the management of its sectors and admins; taking is for whoever works on tasks.
 * @source permissions, "take, start, close one" and "cancel, archive, delete a task; bulk actions"
 */
export function bulkParts(actor: Actor, action: BulkAction, tasks: readonly Task[], now: EpochMs): BulkParts {
  const parts = Map.groupBy(tasks, (task): keyof BulkParts => {
    if (!mayDo(actor, action === 'take' ? 'task.work' : 'task.manage', task)) return 'notManaged';
    return transition(task, action, actor.userId, now).ok ? 'possible' : 'notAllowed';
  });
  return {
    possible: parts.get('possible') ?? [],
    notManaged: parts.get('notManaged') ?? [],
    notAllowed: parts.get('notAllowed') ?? [],
  };
}
