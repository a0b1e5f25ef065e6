import { type ChecklistItem, emptyItem } from '../../../src/domain/tasks/checklist/checklist-item.ts';
import { textOfItem } from '../../../src/domain/tasks/checklist/item-text.ts';

export const TICK = 'tick0000';
export const NUMBER = 'number00';
export const CHOICE = 'choice00';
export const PHOTO = 'photo000';

/** Returns an item to tick, changed by `differences`. */
export function anItem(differences: Partial<ChecklistItem> = {}): ChecklistItem {
  return { ...emptyItem(TICK), label: 'Vérifier la clôture', ...differences };
}

/** A checklist of four items, one of each kind; the number is required and wants a comment out of its bounds. */
export const CHECKLIST: string[] = [
  anItem(),
  anItem({
    ...{ itemId: NUMBER, kind: 'number', label: 'Température de l’eau', isRequired: true, comment: 'outside' },
    ...{ unit: '°C', min: 18, max: 24.5 },
  }),
  anItem({ itemId: CHOICE, kind: 'choice', label: 'Appétit', options: ['Normal', 'Faible'], comment: 'always' }),
  anItem({ itemId: PHOTO, kind: 'photo', label: 'Photo de la plaie' }),
].map(textOfItem);
