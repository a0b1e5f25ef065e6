import { sum } from '../sum.ts';

/** The conventional names of an effect, the smallest first. */
export const EFFECT_LEVELS = ['negligible', 'small', 'medium', 'large'] as const;
export type EffectLevel = (typeof EFFECT_LEVELS)[number];

/** The least absolute size of each name above negligible. @source Cohen 1988, 2.2.3 (d) and 6.2.2 (h) */
export const EFFECT_FROM = { small: 0.2, medium: 0.5, large: 0.8 } as const;

/** Values that are equal but for the last bits of their logarithms do not vary. */
const LEAST_DEVIATION = 1e-9;

/** The size of a difference B − A, without a unit, and its conventional name. */
export type Effect = { readonly size: number; readonly level: EffectLevel };

/**
 * Returns Cohen's h = 2 asin √p_B − 2 asin √p_A of two shares from 0 to 1: equal values of h are equally easy to detect
 * near the ends of the scale and in its middle. Null where a share is not defined.
 * @source Cohen 1988, Statistical Power Analysis for the Behavioral Sciences, 6.2
 */
export function cohensH(shareA: number | null, shareB: number | null): Effect | null {
  return shareA === null || shareB === null ? null : effectOf(angleOf(shareB) - angleOf(shareA));
}

/**
 * Returns a difference in units of the pooled standard deviation (n − 1) of the values of the sessions on both sides. The unit
 * of replication is the session, not the record: a variance over records, as that of Hutcheson's t, takes the scans of one
 * session for independent and calls every long campaign certain. Null with fewer than two values on a side, and where
 * the values of neither side vary.
 * @source Cohen 1988, 2.2 and 2.5; Nakagawa & Cuthill 2007, Biol. Rev. 82:591–605; Machlis, Dodd & Fentress 1985,
 *   Z. Tierpsychol. 68:201–214 (the pooling fallacy)
 */
export function standardisedDifference(
  difference: number | null,
  sessionsA: readonly number[],
  sessionsB: readonly number[],
): Effect | null {
  if (difference === null || sessionsA.length < 2 || sessionsB.length < 2) return null;
  const squares = squaresOf(sessionsA) + squaresOf(sessionsB);
  const deviation = Math.sqrt(squares / (sessionsA.length + sessionsB.length - 2));
  return deviation <= LEAST_DEVIATION ? null : effectOf(difference / deviation);
}

function effectOf(size: number): Effect {
  return { size, level: levelOf(Math.abs(size)) };
}

function levelOf(size: number): EffectLevel {
  if (size >= EFFECT_FROM.large) return 'large';
  if (size >= EFFECT_FROM.medium) return 'medium';
  return size >= EFFECT_FROM.small ? 'small' : 'negligible';
}

function angleOf(share: number): number {
  return 2 * Math.asin(Math.sqrt(share));
}

/** The sum of the squared distances from the mean. */
function squaresOf(values: readonly number[]): number {
  const mean = sum(values) / values.length;
  return sum(values.map((value) => (value - mean) ** 2));
}
