/** A category, or a position on an ordinal scale. */
export type Code = string | number;

/**
 * The codes that two observers gave one item, the first observer's before the second's; positions unless said
 * otherwise.
 */
export type Coded<OfCode extends Code = number> = readonly [OfCode, OfCode];

/** How much a difference of positions weighs: itself, |i − j|, or its square. */
export type KappaWeights = 'linear' | 'quadratic';

/**
 * Returns the percentage of items that both observers placed alike; null without an item.
 * @source analysis definitions, 9
 */
export function percentAgreement<OfCode extends Code>(items: readonly Coded<OfCode>[]): number | null {
  if (items.length === 0) return null;
  return (100 * items.filter(([one, other]) => one === other).length) / items.length;
}

/**
 * Returns Cohen's kappa of two observers with weights for the positions i and j of an ordinal scale, linear unless told
 * otherwise: 1 for the same positions throughout, 0 for what chance would give, at least −1. Null without an item, and
 * when both observers used one and the same position only: chance alone would then agree as well.
 * @source analysis definitions, 9
 */
export function weightedKappa(items: readonly Coded[], weights: KappaWeights = 'linear'): number | null {
  return kappaOf(items, (one, other) => (weights === 'linear' ? Math.abs(one - other) : (one - other) ** 2));
}

/**
 * Returns the kappa of two observers for any disagreement of two codes, 0 for the same ones: 1 less the disagreement
 * observed by that of chance. Null without an item, and when chance alone would agree as well.
 * @source analysis definitions, 9: 1 − Σ w o / Σ w e
 */
export function kappaOf<OfCode extends Code>(
  items: readonly Coded<OfCode>[],
  disagreement: (one: OfCode, other: OfCode) => number,
): number | null {
  const observed = items.reduce((sum, [one, other]) => sum + disagreement(one, other), 0);
  const ofFirst = countsOf(items.map(([one]) => one));
  const ofSecond = countsOf(items.map(([, other]) => other));
  let expected = 0;
  for (const [one, count] of ofFirst)
    for (const [other, otherCount] of ofSecond)
      expected += (disagreement(one, other) * count * otherCount) / items.length;
  return expected > 0 ? 1 - observed / expected : null;
}

function countsOf<OfCode extends Code>(codes: readonly OfCode[]): Map<OfCode, number> {
  const counts = new Map<OfCode, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}
