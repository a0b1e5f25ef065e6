import { useTranslation } from 'react-i18next';
import type { ChecklistItem } from '#domain/tasks/checklist/checklist-item.ts';
import type { ReadingValue } from '#domain/tasks/checklist/reading-schema.ts';
import { useFormat } from '#i18n/useFormat.ts';

/** The digits after the comma that a reading shows. */
const DIGITS = { maximumFractionDigits: 6 };

/** Returns the function that says a value: a number with its unit, the chosen answer, or that a photo was taken. */
export function useReadingText() {
  const { t } = useTranslation('task-details');
  const { number } = useFormat();
  return (item: Pick<ChecklistItem, 'kind' | 'unit'>, value: ReadingValue): string => {
    if (item.kind === 'photo') return t('checklist.photoTaken');
    if (typeof value === 'number') return `${number(value, DIGITS)} ${item.unit}`.trim();
    return typeof value === 'string' ? value : '';
  };
}

/** Returns the function that says the bounds of an item; '' for an item without bounds. */
export function useBounds() {
  const { t } = useTranslation('task-details');
  const { number } = useFormat();
  return ({ min, max }: Pick<ChecklistItem, 'min' | 'max'>): string => {
    if (min !== null && max !== null)
      return t('checklist.bounds', { min: number(min, DIGITS), max: number(max, DIGITS) });
    if (min !== null) return t('checklist.atLeast', { min: number(min, DIGITS) });
    return max === null ? '' : t('checklist.atMost', { max: number(max, DIGITS) });
  };
}
