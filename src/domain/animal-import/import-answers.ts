import type { RowFault } from './checked-row.ts';

/**
 * The answers that one person gives to all rows with one kind of fault: import them without their chip, with an unknown
 * birth, with the text that was probably meant, without a date of arrival.
 */
export const IMPORT_ANSWERS = ['no-chip', 'birth-unknown', 'text-as-meant', 'no-arrival'] as const;
export type ImportAnswer = (typeof IMPORT_ANSWERS)[number];

/** Returns the answer that would let a row with this fault be imported; null for a fault that needs a correction. */
export function answerTo({ field, error }: Pick<RowFault, 'field' | 'error'>): ImportAnswer | null {
  if (error.code === 'import/text-broken') return 'text-as-meant';
  if (field === 'animalChipId') return 'no-chip';
  if (field === 'animalBirthdate') return 'birth-unknown';
  return field === 'arrival' ? 'no-arrival' : null;
}
