import type { Actor } from '#domain/access/actor.ts';
import { mayDo } from '#domain/access/operations.ts';
import type { TaskAction } from '#domain/tasks/task-step.ts';
import { transition } from '#domain/tasks/task-transition.ts';
import { isOwnFreshClosing } from '#domain/tasks/task-undo.ts';
import type { Task } from '#domain/tasks/task.ts';
import type { EpochMs } from '#domain/time/epoch.ts';

/** The actions that have a button: all but the undoing of a start, which a toast offers. */
export type ButtonAction = Exclude<TaskAction, 'undoStart'>;

/**
 * The places of the buttons of a task, in their order. Each holds one of its actions, and stays empty when none is
 * offered: whatever changes while a finger comes down, it never meets an action with another meaning.
 */
export const PLACES = {
  /** to have the work begun, or begun again */
  begin: ['take', 'start', 'reopen', 'restore'],
  end: ['close'],
  back: ['release'],
  cancel: ['cancel'],
  archive: ['archive'],
} as const satisfies Record<string, readonly ButtonAction[]>;

/** The actions of people who manage the task; the others are for everybody who works on tasks. */
const OF_MANAGERS: readonly ButtonAction[] = ['cancel', 'archive', 'restore'];

/**
 * Returns the actions that a person is offered on a task: the transitions and the permission table allow them. A task
 * that the person may take is not also offered to start: taking starts it, and shows everybody who does it.
 */
export function offeredActions(actor: Actor, task: Task, now: EpochMs): readonly ButtonAction[] {
  const possible = Object.values(PLACES)
    .flat()
    .filter((action) => mayAct(actor, task, action, now) && isPossible(task, action, actor.userId, now));
  return possible.includes('take') ? possible.filter((action) => action !== 'start') : possible;
}

/** A closing that waits for an item of the checklist is offered: its refusal names the item. */
function isPossible(task: Task, action: ButtonAction, userId: string, now: EpochMs): boolean {
  const changed = transition(task, action, userId, now);
  return changed.ok || changed.error.code === 'task/item-open';
}

function mayAct(actor: Actor, task: Task, action: ButtonAction, now: EpochMs): boolean {
  if (OF_MANAGERS.includes(action)) return mayDo(actor, 'task.manage', task);
  if (action !== 'reopen') return mayDo(actor, 'task.work', task);
  return (
    mayDo(actor, 'task.manage', task) || (mayDo(actor, 'task.work', task) && isOwnFreshClosing(task, actor.userId, now))
  );
}
