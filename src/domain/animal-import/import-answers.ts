import type { RowFault } from './checked-row.ts';

/**
 * The answers that one person gives to all rows with one kind of fault: import them without their chip, with an unknown
 * birth, with the text that was probably meant, without a date of arrival, as the animals that they resemble, or as
 * animals apart; rows of groups are left out.
 */
export const IMPORT_ANSWERS = [
  'no-chip',
  'birth-unknown',
  'text-as-meant',
  'no-arrival',
  'same-animal',
  'another-animal',
  'no-groups',
] as const;
export type ImportAnswer = (typeof IMPORT_ANSWERS)[number];

const TO_LIKENESS: readonly ImportAnswer[] = ['same-animal', 'another-animal'];

/**
 * Returns the answers that would let a row with this fault be imported, each by itself; none for a fault that needs a
 * correction.
 */
export function answersTo({ field, error }: Pick<RowFault, 'field' | 'error'>): readonly ImportAnswer[] {
  if (error.code === 'import/likely-same') return TO_LIKENESS;
  if (error.code === 'import/as-group' || error.code === 'import/group-row') return ['no-groups'];
  if (error.code === 'import/text-broken') return ['text-as-meant'];
  if (field === 'animalChipId') return ['no-chip'];
  if (field === 'animalBirthdate') return ['birth-unknown'];
  return field === 'arrival' ? ['no-arrival'] : [];
}

/** Returns the answers with one more given or taken back; of two that contradict each other the later one counts. */
export function withAnswer(
  answers: readonly ImportAnswer[],
  answer: ImportAnswer,
  isGiven: boolean,
): readonly ImportAnswer[] {
  const contradicted = TO_LIKENESS.includes(answer) ? TO_LIKENESS : [answer];
  const others = answers.filter((known) => !contradicted.includes(known));
  return isGiven ? [...others, answer] : others;
}
