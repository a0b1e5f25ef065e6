import { exchanged, type Partner } from '#domain/animal-analysis/animal-partners.ts';

/** The figures by which partners are ranked for closeness. */
export const CLOSENESS = ['simpleRatioIndex', 'halfWeightIndex', 'nearest'] as const;
/** The kinds of interactions. */
export const EXCHANGES = ['affiliative', 'agonistic', 'avoid'] as const;

/** Returns whether an animal and a partner acted on each other at all. */
export function hasExchange(partner: Partner): boolean {
  return EXCHANGES.some((kind) => exchanged(partner[kind]) > 0);
}
