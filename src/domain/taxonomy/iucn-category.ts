import { foldedName } from '../text/folded.ts';
import { IUCN_CATEGORIES } from './taxonomy.ts';

export type IucnCategory = (typeof IUCN_CATEGORIES)[number];

/** The categories' names as lists of the IUCN write them, and those of its older edition that have a successor. */
const NAMES: Readonly<Record<string, IucnCategory>> = {
  'least concern': 'LC',
  'near threatened': 'NT',
  vulnerable: 'VU',
  endangered: 'EN',
  'critically endangered': 'CR',
  'extinct in the wild': 'EW',
  extinct: 'EX',
  'data deficient': 'DD',
  'not evaluated': 'NE',
  'lower risk/least concern': 'LC',
  'lr/lc': 'LC',
  'lower risk/near threatened': 'NT',
  'lr/nt': 'NT',
};

/**
 * Returns the category that a list names by its letters or in English; null for an empty cell, undefined for anything
 * else.
 */
export function readIucnCategory(cell: string): IucnCategory | null | undefined {
  const text = foldedName(cell);
  if (text === '') return null;
  return IUCN_CATEGORIES.find((one) => one.toLowerCase() === text) ?? NAMES[text];
}

/** Returns whether a species of the category is threatened with extinction, or gone from the wild. */
export function isThreatened(category: IucnCategory | null): boolean {
  return category !== null && ['VU', 'EN', 'CR', 'EW', 'EX'].includes(category);
}
