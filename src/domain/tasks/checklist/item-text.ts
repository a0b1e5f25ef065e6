import { type ChecklistItem, COMMENT_WISHES, ITEM_KINDS } from './checklist-item.ts';

/** The columns of a stored item: the rules of Firestore read them at these places. */
const COLUMN = { itemId: 0, kind: 1, required: 2, comment: 3, label: 4, unit: 5, min: 6, max: 7, options: 5 } as const;
/** Stands before each option, so that none is taken for another column. */
const OPTION = '=';

/**
 * Returns an item as it is stored: one text, its columns apart by tabs (decision 51). Control characters become blanks.
 */
export function textOfItem(item: ChecklistItem): string {
  const own =
    item.kind === 'number'
      ? [item.unit, numberText(item.min), numberText(item.max)]
      : item.kind === 'choice'
        ? item.options.map((option) => `${OPTION}${option}`)
        : [];
  return [item.itemId, item.kind, item.isRequired ? 'required' : '', item.comment, item.label, ...own]
    .map((column) => column.replaceAll(/\p{Cc}/gu, ' '))
    .join('\t');
}

/** Returns the item of a stored text; null for a text that is none. */
export function itemOfText(text: string): ChecklistItem | null {
  const columns = text.split('\t');
  const kind = ITEM_KINDS.find((one) => one === columns[COLUMN.kind]);
  const comment = COMMENT_WISHES.find((one) => one === columns[COLUMN.comment]);
  const itemId = columns[COLUMN.itemId] ?? '';
  const label = columns[COLUMN.label];
  if (kind === undefined || comment === undefined || label === undefined || !/^[a-z0-9]{8}$/.test(itemId)) return null;
  const isNumber = kind === 'number';
  return {
    ...{ itemId, kind, comment, label, isRequired: columns[COLUMN.required] === 'required' },
    unit: isNumber ? (columns[COLUMN.unit] ?? '') : '',
    min: isNumber ? numberOf(columns[COLUMN.min]) : null,
    max: isNumber ? numberOf(columns[COLUMN.max]) : null,
    options: kind === 'choice' ? columns.slice(COLUMN.options).map((option) => option.slice(OPTION.length)) : [],
  };
}

/** Returns the items of a task or an automation in their order, each id once; texts that are none are left out. */
export function itemsOf(checklist: readonly string[]): readonly ChecklistItem[] {
  const items = checklist.map(itemOfText).filter((item) => item !== null);
  return items.filter(({ itemId }, at) => items.findIndex((one) => one.itemId === itemId) === at);
}

/** Returns the ids of the items without which a task is not closed; stored beside them, since rules cannot loop. */
export function requiredItemsOf(checklist: readonly string[]): string[] {
  return itemsOf(checklist)
    .filter(({ isRequired }) => isRequired)
    .map(({ itemId }) => itemId);
}

function numberText(value: number | null): string {
  return value === null ? '' : String(value);
}

function numberOf(text: string | undefined): number | null {
  const value = Number(text === undefined || text === '' ? Number.NaN : text);
  return Number.isFinite(value) ? value : null;
}
