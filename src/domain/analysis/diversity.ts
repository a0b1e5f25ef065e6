import type { Parameters } from './parameters.ts';
import { sum } from './sum.ts';

/** The levels of H', the lowest first. */
type DiversityLevel = 'very low' | 'low' | 'moderate' | 'high';

/** The diversity of a set of behaviours; the values are unrounded and null where they are not defined. */
export type Diversity = {
  /** N, the sum of the counts */
  readonly total: number;
  /** S, the number of behaviours that were observed */
  readonly observed: number;
  /** H' in natural units; 0 for one behaviour */
  readonly shannon: number | null;
  /** Pielou's J' = H' / ln S; null for one behaviour */
  readonly evenness: number | null;
  /** exp(H'), the effective number of behaviours */
  readonly effectiveNumber: number | null;
  /** 1 − Σ p² */
  readonly simpson: number | null;
  readonly level: DiversityLevel | null;
};

/**
 * Returns the diversity of counts of behaviours, of which those of 0 play no part. Everything but N and S is null when
 * N is 0.
 * @source analysis definitions, 3
 */
export function diversityOf(counts: Iterable<number>, levels: Parameters['shannonLevels']): Diversity {
  const positive = [...counts].filter((count) => count > 0);
  const total = sum(positive);
  const observed = positive.length;
  if (total === 0)
    return { total, observed, shannon: null, evenness: null, effectiveNumber: null, simpson: null, level: null };
  const shares = positive.map((count) => count / total);
  // Subtracted, not negated, so that one behaviour gives 0 and not −0.
  const shannon = shares.reduce((rest, share) => rest - share * Math.log(share), 0);
  return {
    total,
    observed,
    shannon,
    evenness: observed === 1 ? null : shannon / Math.log(observed),
    effectiveNumber: Math.exp(shannon),
    simpson: shares.reduce((rest, share) => rest - share * share, 1),
    level: levelOf(shannon, levels),
  };
}

function levelOf(shannon: number, { low, moderate, high }: Parameters['shannonLevels']): DiversityLevel {
  if (shannon >= high) return 'high';
  if (shannon >= moderate) return 'moderate';
  return shannon >= low ? 'low' : 'very low';
}
