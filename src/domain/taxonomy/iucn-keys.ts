import { foldedName, foldedWords } from '../text/folded.ts';
import type { IucnSpecies } from './taxonomy.ts';

/** The fewest letters of a word's beginning that a search can find. */
export const MIN_BEGINNING_LENGTH = 3;
const MAX_BEGINNING_LENGTH = 16;
/** The most search keys of one document. */
const MAX_KEYS = 300;

type Searched = Pick<IucnSpecies, 'latinName' | 'commonNames'>;

/**
 * Returns the search keys of a species of the list: its folded Latin name, and the words of all its names with their
 * beginnings.
 */
export function iucnKeys({ latinName, commonNames }: Searched): Pick<IucnSpecies, 'latinKey' | 'nameKeys'> {
  const words = [latinName, ...Object.values(commonNames)].flatMap(foldedWords);
  const keys = [...new Set(words.flatMap(beginningsOf))].slice(0, MAX_KEYS);
  return { latinKey: foldedName(latinName), nameKeys: keys };
}

/**
 * Returns the keys that a species must have for a search to find it, the longest first; empty while no typed word has
 * three letters.
 */
export function searchKeys(typed: string): string[] {
  const words = foldedWords(typed).map((word) => word.slice(0, MAX_BEGINNING_LENGTH));
  return words.filter((word) => word.length >= MIN_BEGINNING_LENGTH).toSorted((a, b) => b.length - a.length);
}

function beginningsOf(word: string): string[] {
  if (word.length < MIN_BEGINNING_LENGTH) return [];
  const longest = Math.min(word.length, MAX_BEGINNING_LENGTH);
  return Array.from({ length: longest - MIN_BEGINNING_LENGTH + 1 }, (_, more) =>
    word.slice(0, MIN_BEGINNING_LENGTH + more),
  );
}
