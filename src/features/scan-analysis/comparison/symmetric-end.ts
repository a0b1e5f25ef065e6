const STEPS = [1, 2, 3, 4, 5, 6, 8, 10] as const;

/**
 * Returns the end of an axis on both sides of 0 that has room for all values: 1, 2, 3, 4, 5, 6 or 8 times a power of ten, at least a tenth
 * beyond the largest one, and `most` at most. 1 where every value is 0.
 */
export function symmetricEnd(values: readonly number[], most = Infinity): number {
  const reach = 1.1 * Math.max(0, ...values.map(Math.abs));
  if (reach === 0) return 1;
  const power = 10 ** Math.floor(Math.log10(reach));
  return Math.min(most, power * (STEPS.find((step) => step * power >= reach) ?? 10));
}
