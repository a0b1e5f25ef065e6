import { INTERACTION_KINDS } from '#domain/analysis/interaction-kind.ts';
import { exchanged, type Partner } from '#domain/animal-analysis/animal-partners.ts';

/** The figures by which partners are ranked for closeness. */
export const CLOSENESS = ['simpleRatioIndex', 'halfWeightIndex', 'nearest'] as const;

/** Returns whether an animal and a partner acted on each other at all. */
export function hasExchange(partner: Partner): boolean {
  return INTERACTION_KINDS.some((kind) => exchanged(partner[kind]) > 0);
}
