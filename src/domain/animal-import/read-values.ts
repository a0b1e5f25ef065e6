import type { Sex } from '../animals/animal.ts';
import { countedIn, readCensus } from '../groups/census.ts';
import { folded } from '../text/folded.ts';
import { DEAD, FEMALE, GROUP, LEFT, MALE, PRESENT, UNKNOWN } from './answer-words.ts';

/** A number of animals, without their sexes. */
const HEADS = /^\d{1,9}$/;
const CHIP_DIGITS = 14;
const TRANSPONDER_DIGITS = 15;

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

/** The result of reading a chip number. */
export type ReadChip =
  | { readonly chip: string }
  /** a number of 15 digits, as ISO 11784 has them */
  | { readonly transponder: string }
  | { readonly wrong: 'length' | 'unreadable' | 'several' | 'precision'; readonly digits: number };

/** Returns the chip number of a text, blanks and signs between its digits left out; nothing is cut off or filled up. */
export function readChip(text: string): ReadChip {
  if (/^\d{14}$/.test(text)) return { chip: text };
  if (isRounded(text)) return { wrong: 'precision', digits: 0 };
  if (text.split(/[,;/|\n]+/).filter((part) => /\d{9}/.test(part.replace(/[\s.-]/g, ''))).length > 1)
    return { wrong: 'several', digits: 0 };
  const plain = text.replace(/[\s.-]/g, '');
  if (!/^\d+$/.test(plain)) return { wrong: 'unreadable', digits: 0 };
  if (plain.length === CHIP_DIGITS) return { chip: plain };
  if (plain.length === TRANSPONDER_DIGITS) return { transponder: plain };
  return { wrong: 'length', digits: plain.length };
}

/** Returns whether a spreadsheet wrote a long number as '9,78E+14': the missing digits are lost. */
export function isRounded(text: string): boolean {
  return /^\d([.,]\d+)?e\+?\d{1,3}$/i.test(text);
}
