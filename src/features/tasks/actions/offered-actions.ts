import type { Actor } from '#domain/access/actor.ts';
import { mayDo, type Operation } from '#domain/access/operations.ts';
import { type TaskAction, transition } from '#domain/tasks/task-transition.ts';
import type { Task } from '#domain/tasks/task.ts';
import type { EpochMs } from '#domain/time/epoch.ts';

const NEEDS: Record<TaskAction, Operation> = {
  take: 'task.work',
  release: 'task.work',
  start: 'task.work',
  close: 'task.work',
  cancel: 'task.manage',
  archive: 'task.manage',
};
/** Taking a task says more than starting it; closing ends a task in progress. */
const ORDER: readonly TaskAction[] = ['take', 'start', 'close', 'release', 'cancel', 'archive'];

/**
 * Returns the actions that a person is offered on a task, the most likely first: the transitions and the permission
 * table allow them. A task that the person may take is not also offered to start: taking starts it, and shows everybody
 * who does it.
 */
export function offeredActions(actor: Actor, task: Task, now: EpochMs): readonly TaskAction[] {
  const possible = ORDER.filter(
    (action) => mayDo(actor, NEEDS[action], task) && transition(task, action, actor.userId, now).ok,
  );
  return possible.includes('take') ? possible.filter((action) => action !== 'start') : possible;
}
