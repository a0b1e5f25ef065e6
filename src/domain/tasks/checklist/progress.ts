import type { Task } from '../task.ts';

type Listed = Pick<Task, 'checklist' | 'doneItems' | 'requiredItems'>;

/** Returns how many items of a task's checklist are done, of how many; null for a task without a checklist. */
export function checklistProgress({ checklist, doneItems = [] }: Omit<Listed, 'requiredItems'>) {
  if (checklist.length === 0) return null;
  return { done: checklist.filter((text) => doneItems.includes(idOf(text))).length, all: checklist.length };
}

/** Returns the label of the first required item that is still open; null when the task may be closed. */
export function openRequiredItem({ checklist, doneItems = [], requiredItems }: Listed): string | null {
  const open = requiredItems.filter((id) => !doneItems.includes(id));
  if (open.length === 0) return null;
  // The fifth column is the label (item-text.ts, which lists do not need).
  return checklist.find((text) => open.includes(idOf(text)))?.split('\t')[4] ?? '';
}

function idOf(text: string): string {
  return text.slice(0, text.indexOf('\t'));
}
