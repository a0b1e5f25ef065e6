import type { TaskDraft } from '../wizard/task-draft.ts';
import { NEW_TASK_ADDRESS } from './task-tabs.ts';

/**
 * Returns the link to the wizard of a new task that begins with these values. `draft` names the draft that the tab keeps, so
 * that tasks made of different things do not share one.
 */
export function newTaskLink(draft: string, typed: Partial<TaskDraft>) {
  return { to: NEW_TASK_ADDRESS, state: { draft, typed } };
}
