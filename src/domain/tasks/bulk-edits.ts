import type { Actor } from '../access/actor.ts';
import { mayDo } from '../access/operations.ts';
import { isSameValue } from '../shared/same-value.ts';
import { addDays, startOfDay } from '../time/calendar-day.ts';
import type { EpochMs } from '../time/epoch.ts';
import type { TaskEdit } from './task-edit.ts';
import { isUnfinished } from './task-state.ts';
import { MAX_TAGS, type Task } from './task.ts';
import { dayOfTask, movedToDay } from './week.ts';

/**
 * A change of several tasks at once: later by some days, to the day of an instant, with further tags, or for other
 * people.
 */
export type BulkEdit =
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'day'; readonly day: EpochMs }
  | { readonly kind: 'tags'; readonly tags: readonly string[] }
  /** the people responsible from now on, in place of the former ones; empty leaves the tasks to everybody */
  | { readonly kind: 'people'; readonly userIds: readonly string[] };

/** The chosen tasks of a change; each is in one of the lists. */
export type BulkEditParts = {
  readonly possible: readonly { readonly task: Task; readonly edit: TaskEdit }[];
  /** tasks that are as the change would make them */
  readonly same: readonly Task[];
  /** tasks that somebody else manages */
  readonly notManaged: readonly Task[];
  /** tasks that are over, or would have too many tags */
  readonly notAllowed: readonly Task[];
};

/** Returns the tasks that a person may change at once, each with its change, and those that are left out. */
export function bulkEditParts(
  actor: Actor,
  bulk: BulkEdit,
  tasks: readonly Task[],
  now: EpochMs,
  zone: string,
): BulkEditParts {
  const parts = { possible: [], same: [], notManaged: [], notAllowed: [] } as {
    -readonly [Part in keyof BulkEditParts]: BulkEditParts[Part][number][];
  };
  for (const task of tasks) {
    if (!mayDo(actor, 'task.manage', task)) parts.notManaged.push(task);
    else if (!isUnfinished(task.status)) parts.notAllowed.push(task);
    else {
      const edit = editOf(task, bulk, now, zone);
      if (edit === null) parts.same.push(task);
      else if ((edit.tags?.length ?? 0) > MAX_TAGS) parts.notAllowed.push(task);
      else parts.possible.push({ task, edit });
    }
  }
  return parts;
}

/** A late task is put off from today: a day later than its own would still be over. */
function editOf(task: Task, bulk: BulkEdit, now: EpochMs, zone: string): TaskEdit | null {
  if (bulk.kind === 'tags') {
    const further = bulk.tags.filter((tag) => !task.tags.includes(tag));
    return further.length === 0 ? null : { tags: [...task.tags, ...further] };
  }
  if (bulk.kind === 'people') {
    const isSame = isSameValue(bulk.userIds.toSorted(), task.responsibleIds.toSorted());
    return isSame ? null : { responsibleIds: [...bulk.userIds] };
  }
  if (bulk.kind === 'day') return movedToDay(task, bulk.day, zone);
  const from = Math.max(dayOfTask(task, zone), startOfDay(now, zone));
  return movedToDay(task, addDays(from, bulk.days, zone), zone);
}
