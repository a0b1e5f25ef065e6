import { folded, foldedWords } from './folded.ts';
import type { IucnSpecies } from './taxonomy.ts';

/** Letters from which on the beginning of a word is searched for. */
export const SHORTEST_BEGINNING = 3;
const LONGEST_BEGINNING = 16;
/** A document holds no more than it needs to be found. */
const MOST_KEYS = 300;

type Searched = Pick<IucnSpecies, 'latinName' | 'commonNames'>;

/** Returns what a species of the list is found by: its folded Latin name, and the words of all its names with their beginnings. */
export function iucnKeys({ latinName, commonNames }: Searched): Pick<IucnSpecies, 'latinKey' | 'nameKeys'> {
  const words = [latinName, ...Object.values(commonNames)].flatMap(foldedWords);
  const keys = [...new Set(words.flatMap(beginningsOf))].slice(0, MOST_KEYS);
  return { latinKey: folded(latinName), nameKeys: keys };
}

/**
 * Returns the keys that a species must have to be found by what somebody typed, the longest first; none while no word has three
 * letters.
 */
export function searchKeys(typed: string): string[] {
  const words = foldedWords(typed).map((word) => word.slice(0, LONGEST_BEGINNING));
  return words.filter((word) => word.length >= SHORTEST_BEGINNING).toSorted((a, b) => b.length - a.length);
}

function beginningsOf(word: string): string[] {
  if (word.length < SHORTEST_BEGINNING) return [];
  const longest = Math.min(word.length, LONGEST_BEGINNING);
  return Array.from({ length: longest - SHORTEST_BEGINNING + 1 }, (_, more) =>
    word.slice(0, SHORTEST_BEGINNING + more),
  );
}
