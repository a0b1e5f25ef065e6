import { appError } from '../../errors/app-error.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { EpochMs } from '../../time/epoch.ts';
import { isUnfinished } from '../task-state.ts';
import { MAX_READINGS, type Task } from '../task.ts';
import { MAX_READING } from './check-checklist.ts';
import { type ChecklistItem, isOutside } from './checklist-item.ts';
import type { Reading, ReadingValue } from './reading-schema.ts';
import { itemsOf } from './item-text.ts';

export const READING_COMMENT_LENGTH = 500;

/** An item as it stands: its last reading, null before the first one and after it was cleared. */
export type ReadItem = ChecklistItem & { readonly reading: Reading | null };

/** Returns the items of a task in their order, each with its last reading. */
export function readItemsOf({ checklist, readings = [] }: Pick<Task, 'checklist' | 'readings'>): readonly ReadItem[] {
  return itemsOf(checklist).map((item) => {
    const last = readings.findLast(({ itemId }) => itemId === item.itemId);
    return { ...item, reading: last === undefined || last.value === null ? null : last };
  });
}

/** Returns whether an item wants a comment beside this value. */
export function wantsComment(item: ChecklistItem, value: ReadingValue): boolean {
  if (value === null) return false;
  return (
    item.comment === 'always' || (item.comment === 'outside' && typeof value === 'number' && isOutside(item, value))
  );
}

/** The value and the comment of one reading, as a person says them; a value of null clears the item. */
export type SaidReading = { readonly itemId: string; readonly value: ReadingValue; readonly comment: string };

/**
 * Returns the reading of an item by a person at `clock`. Codes: 'task/already-closed', 'task/item-gone' for an item that
 * was removed, 'task/reading-invalid' for a value of another kind, 'task/reading-comment' without a wanted comment,
 * 'task/readings-full'. A device whose clock is behind stamps the creation of the task.
 */
export function readingOf(task: Task, said: SaidReading, userId: string, clock: EpochMs): Result<Reading> {
  if (!isUnfinished(task.status)) return fail(appError('task/already-closed'));
  const place = task.checklist.findIndex((text) => text.startsWith(`${said.itemId}\t`));
  const item = itemsOf(task.checklist).find(({ itemId }) => itemId === said.itemId);
  if (item === undefined) return fail(appError('task/item-gone'));
  const comment = said.comment.trim();
  if (!isOfKind(item, said.value) || comment.length > READING_COMMENT_LENGTH)
    return fail(appError('task/reading-invalid', { item: item.label }));
  if (comment === '' && wantsComment(item, said.value))
    return fail(appError('task/reading-comment', { item: item.label }));
  if ((task.readings ?? []).length >= MAX_READINGS) return fail(appError('task/readings-full'));
  const atUnix = Math.max(clock, task.createdAtUnix);
  return ok({ itemId: item.itemId, place, by: userId, atUnix, value: said.value, comment });
}

function isOfKind(item: ChecklistItem, value: ReadingValue): boolean {
  if (value === null) return true;
  switch (item.kind) {
    case 'tick':
      return value === true;
    case 'number':
      return typeof value === 'number' && Math.abs(value) <= MAX_READING;
    case 'choice':
      return typeof value === 'string' && item.options.includes(value);
    case 'photo':
      return typeof value === 'string' && /^[^/\s]{1,128}$/.test(value);
  }
}
