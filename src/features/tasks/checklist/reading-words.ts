import { itemsOf } from '#domain/tasks/checklist/item-text.ts';
import type { Reading } from '#domain/tasks/checklist/reading-schema.ts';
import type { Task } from '#domain/tasks/task.ts';

/** Returns what was read in one line: the item, its value and the comment; `gone` stands for an item that was removed. */
export function readingWords(
  { checklist }: Pick<Task, 'checklist'>,
  { itemId, value, comment }: Reading,
  gone: string,
): string {
  const item = itemsOf(checklist).find((one) => one.itemId === itemId);
  // The id of a photo says nothing to a reader.
  const said = item?.kind === 'photo' || value === true || value === null ? '' : String(value);
  return [item?.label ?? gone, [said, item?.unit ?? ''].join(' ').trim(), comment].filter(Boolean).join(' · ');
}
