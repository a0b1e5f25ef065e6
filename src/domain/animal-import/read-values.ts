import type { Sex } from '../animals/animal.ts';
import { countedIn, readCensus } from '../groups/census.ts';
import { folded } from '../text/folded.ts';
import { DEAD, FEMALE, GROUP, LEFT, MALE, PRESENT, UNKNOWN } from './answer-words.ts';

/** A number of animals, without their sexes. */
const HEADS = /^\d{1,9}$/;

/**
 * Returns the stored sex of a text, or why there is none: 'unknown', 'group' for several animals, 'unreadable' for
 * other words.
 */
export function readSex(text: string): Sex | 'unknown' | 'group' | 'unreadable' {
  const key = folded(text);
  if (MALE.has(key)) return 'Male';
  if (FEMALE.has(key)) return 'Femelle';
  if (UNKNOWN.has(key)) return 'unknown';
  const census = HEADS.test(key) ? null : readCensus(key);
  if (census === null) return 'unreadable';
  return countedIn(census) > 1 ? 'group' : 'unknown';
}

/**
 * Returns whether a cell of a column that counts animals means several: true for '2.3.1' and '4', false for '1', '0.1'
 * and ''.
 */
export function countsSeveral(text: string): boolean {
  if (HEADS.test(text)) return Number(text) > 1;
  const census = readCensus(text);
  return census !== null && countedIn(census) > 1;
}

/** Returns whether a text of a column of record types names a group: 'Group', 'Colony'. */
export function isGroupType(text: string): boolean {
  return GROUP.has(folded(text));
}

/**
 * Returns whether a status says that the animal is here, dead, or elsewhere; 'unreadable' for words that are not
 * understood.
 */
export function readStatus(text: string): 'present' | 'dead' | 'left' | 'unreadable' {
  const key = folded(text);
  if (PRESENT.has(key)) return 'present';
  if (DEAD.has(key)) return 'dead';
  return LEFT.has(key) ? 'left' : 'unreadable';
}
