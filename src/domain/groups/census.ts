import type { Group } from './group.ts';

/** The animals of a group that have no record of their own: males, females, and those whose sex nobody knows. */
export type Census = Pick<Group, 'males' | 'females' | 'unsexed'>;

export const NO_CENSUS: Census = { males: 0, females: 0, unsexed: 0 };

/** Males, females and animals of unknown sex, as registries count them: '2.3.1'. */
const CENSUS = /^(\d{1,6})[.,](\d{1,6})(?:[.,](\d{1,6}))?$/;
const HEADS = /^\d{1,6}$/;

/** Returns the number of animals that are counted in a group, besides those with a record. */
export function countedIn({ males, females, unsexed }: Census): number {
  return males + females + unsexed;
}

/** Returns the number of all animals of a group: those with a record, and those that are counted. */
export function headsOf(group: Census & Pick<Group, 'animalsCount'>): number {
  return group.animalsCount + countedIn(group);
}

/** Returns a census as registries write it: '2.3.1', males first; '' when nothing is counted. */
export function censusText(census: Census): string {
  if (countedIn(census) === 0) return '';
  return [census.males, census.females, census.unsexed].join('.');
}

/**
 * Returns the census of a text: '2.3.1' and '2,3' by sex, '25' of unknown sex; null for any other text and for ''.
 */
export function readCensus(text: string): Census | null {
  if (HEADS.test(text)) return { ...NO_CENSUS, unsexed: Number(text) };
  const [, males, females, unsexed] = CENSUS.exec(text) ?? [];
  if (males === undefined || females === undefined) return null;
  return { males: Number(males), females: Number(females), unsexed: Number(unsexed ?? 0) };
}
