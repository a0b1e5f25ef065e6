import { type AppError, appError } from '../../errors/app-error.ts';
import { hasControlCharacters, tidyName } from '../../text/plain-name.ts';
import {
  type ChecklistItem,
  isOutside,
  ITEM_LABEL_LENGTH,
  ITEM_OPTION_LENGTH,
  ITEM_UNIT_LENGTH,
  MAX_OPTIONS,
  MIN_OPTIONS,
} from './checklist-item.ts';
import { MAX_ITEMS } from '../task.ts';
import { itemOfText, itemsOf, textOfItem } from './item-text.ts';

/** The largest number of either sign that a bound or a reading may have. */
export const MAX_READING = 1_000_000_000;

/**
 * Returns the checklist as it is stored: no blanks around a text, each option once, and a comment for a number out of
 * bounds only where there are bounds. A text that is no item stays, for the check.
 */
export function tidyChecklist(checklist: readonly string[]): string[] {
  return checklist.map((text) => {
    const item = itemOfText(text);
    return item === null ? text : textOfItem(tidyItem(item));
  });
}

/**
 * Returns the fault of a tidy checklist, that of its first wrong item, with its place as parameter `at`; null when it may
 * be saved. Codes: 'task/items-too-many', '…/item-label-required', '…/item-label-too-long', '…/item-options',
 * '…/item-bounds', and 'generic/invalid-input' for a text that is no item, or a part of it that is too long.
 */
export function checklistError(checklist: readonly string[]): AppError | null {
  if (checklist.length > MAX_ITEMS) return appError('task/items-too-many', { most: MAX_ITEMS });
  const items = itemsOf(checklist);
  if (items.length < checklist.length) return appError('generic/invalid-input');
  const errors = items.map((item, at) => itemError(item, at + 1));
  return errors.find((error) => error !== null) ?? null;
}

function itemError(item: ChecklistItem, at: number): AppError | null {
  const { label, unit, options, min, max } = item;
  if (label === '') return appError('task/item-label-required', { at });
  if (label.length > ITEM_LABEL_LENGTH) return appError('task/item-label-too-long', { at });
  const fewest = item.kind === 'choice' ? MIN_OPTIONS : 0;
  if (options.length < fewest || options.length > MAX_OPTIONS) return appError('task/item-options', { at });
  if (min !== null && max !== null && min > max) return appError('task/item-bounds', { at });
  const isBeyond = [min, max].some((bound) => bound !== null && isOutside(READABLE, bound));
  const isLong = unit.length > ITEM_UNIT_LENGTH || options.some((option) => option.length > ITEM_OPTION_LENGTH);
  const isOdd = hasControlCharacters([label, unit, ...options].join(''));
  return isBeyond || isLong || isOdd ? appError('generic/invalid-input') : null;
}

const READABLE = { min: -MAX_READING, max: MAX_READING };

function tidyItem(item: ChecklistItem): ChecklistItem {
  const isBounded = item.kind === 'number' && (item.min !== null || item.max !== null);
  return {
    ...item,
    label: tidyName(item.label),
    unit: tidyName(item.unit),
    options: [...new Set(item.options.map(tidyName).filter((option) => option !== ''))],
    comment: item.comment === 'outside' && !isBounded ? '' : item.comment,
  };
}
