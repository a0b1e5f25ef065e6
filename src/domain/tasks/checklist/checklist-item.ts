/** The kinds of an item: to be ticked, or to be read as a number, a choice or a photo. */
export const ITEM_KINDS = ['tick', 'number', 'choice', 'photo'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** When an item asks for a comment: never, with each reading, or with a number out of its bounds. */
export const COMMENT_WISHES = ['', 'always', 'outside'] as const;
export type CommentWish = (typeof COMMENT_WISHES)[number];

export const ITEM_LABEL_LENGTH = 200;
export const ITEM_UNIT_LENGTH = 20;
export const ITEM_OPTION_LENGTH = 60;
export const MIN_OPTIONS = 2;
export const MAX_OPTIONS = 10;

/** One item of a checklist. Unit and bounds belong to a number, options to a choice. */
export type ChecklistItem = {
  /** eight letters and digits; it stays when the item is changed or moved */
  readonly itemId: string;
  readonly kind: ItemKind;
  /** whether the task may be closed only once the item is done */
  readonly isRequired: boolean;
  readonly comment: CommentWish;
  readonly label: string;
  readonly unit: string;
  /** null: no bound on this side */
  readonly min: number | null;
  readonly max: number | null;
  readonly options: readonly string[];
};

/** Returns an item to tick without a label. */
export function emptyItem(itemId: string): ChecklistItem {
  return {
    ...{ itemId, kind: 'tick', isRequired: false, comment: '', label: '' },
    ...{ unit: '', min: null, max: null, options: [] },
  };
}

/** Returns whether a number lies outside the bounds of an item. */
export function isOutside({ min, max }: Pick<ChecklistItem, 'min' | 'max'>, value: number): boolean {
  return (min !== null && value < min) || (max !== null && value > max);
}
