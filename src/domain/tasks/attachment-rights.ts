import type { Actor } from '../access/actor.ts';
import { mayDo } from '../access/operations.ts';
import type { Attachment } from './attachment.ts';
import { HIDDEN_STATUSES, type Task } from './task.ts';

type Subject = Pick<Task, 'zooId' | 'sectorIds' | 'authorId' | 'status'>;

/**
 * Returns whether the person may add files to a task: everybody who may work on it, while it is to be done or closed,
 * not cancelled or archived.
 */
export function mayAddAttachment(actor: Actor, task: Subject): boolean {
  return isShown(task) && mayDo(actor, 'task.work', task);
}

/** Returns whether the person may remove a file from a task: the person who added it, and those who manage the task. */
export function mayRemoveAttachment(actor: Actor, task: Subject, { addedBy }: Pick<Attachment, 'addedBy'>): boolean {
  const isOwn = addedBy === actor.userId && mayDo(actor, 'task.work', task);
  return isShown(task) && (isOwn || mayDo(actor, 'task.manage', task));
}

function isShown({ status }: Pick<Task, 'status'>): boolean {
  return !(HIDDEN_STATUSES as readonly string[]).includes(status);
}
