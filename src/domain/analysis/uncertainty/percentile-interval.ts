/** An interval that holds 95 of 100 resampled values. */
export type Interval = { readonly from: number; readonly to: number };

const [LOW, HIGH] = [0.025, 0.975];

/**
 * Returns the interval from the 2.5th to the 97.5th percentile of values, between two values in proportion; null without a
 * value.
 * @source Efron & Tibshirani 1993, An Introduction to the Bootstrap, 13.3; Hyndman & Fan 1996, definition 7
 */
export function percentileInterval(values: readonly number[]): Interval | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((one, other) => one - other);
  return { from: quantileOf(sorted, LOW), to: quantileOf(sorted, HIGH) };
}

function quantileOf(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return below + (above - below) * (place - Math.floor(place));
}
