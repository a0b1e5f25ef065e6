import { tierHasFeature } from '../access/features.ts';
import { followUpLevel } from '../access/tiers.ts';
import type { Establishment } from '../establishments/establishment.ts';
import { foldedWords } from '../text/folded.ts';

/** The fewest letters in the longest word of a search: shorter ones would list the directory. */
export const PARTNER_SEARCH_MIN = 3;
/** The most characters of a search. */
export const PARTNER_SEARCH_MAX = 100;
/** The most establishments that one search finds. */
export const MAX_PARTNERS_FOUND = 10;
/** The most establishments that read an animal, its own among them. */
export const MAX_FACILITIES = 50;

/** The fields of an establishment that decide whether it can be a partner, and by which a search finds it. */
export type PartnerFacts = Pick<Establishment, 'zooId' | 'zooName' | 'zooTiers' | 'type' | 'isDemo' | 'isProvider'>;

/** An establishment as the search for partners names it. */
export type FoundPartner = {
  readonly partnerId: string;
  readonly name: string;
  readonly type: Establishment['type'];
};

/**
 * Returns whether an establishment can read animals of `zooId`: another one, not the demonstration, not the provider's,
 * and of a tier that has animals.
 */
export function canBePartner(
  { zooId: partnerId, zooTiers, isDemo, isProvider }: Omit<PartnerFacts, 'zooName' | 'type'>,
  zooId: string,
): boolean {
  return partnerId !== zooId && !isDemo && !isProvider && tierHasFeature(followUpLevel(zooTiers), 'individuals');
}

/** Returns whether a search has a word of three letters or digits: the server answers no shorter one. */
export function isPartnerSearch(search: string): boolean {
  return foldedWords(search).some((word) => [...word].length >= PARTNER_SEARCH_MIN);
}

/**
 * Returns the possible partners of an establishment whose names have, for each word of the search, a word that begins
 * with it, regardless of accents and case; by name, ten at most. Empty for a search that is too short.
 */
export function foundPartners(
  establishments: readonly PartnerFacts[],
  zooId: string,
  search: string,
): readonly FoundPartner[] {
  if (!isPartnerSearch(search)) return [];
  const searched = foldedWords(search);
  return establishments
    .filter((one) => canBePartner(one, zooId) && hasWordsBeginningWith(one.zooName, searched))
    .map(({ zooId: partnerId, zooName: name, type }) => ({ partnerId, name, type }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'fr'))
    .slice(0, MAX_PARTNERS_FOUND);
}

function hasWordsBeginningWith(name: string, searched: readonly string[]): boolean {
  const words = foldedWords(name);
  return searched.every((begin) => words.some((word) => word.startsWith(begin)));
}
