/** Bounds of measures in a park: a greater number is a slip of the hand. */
export const MAX_AREA_M2 = 10_000_000;
export const MAX_HEIGHT_M = 1_000;
export const MAX_WIDTH_M = 100_000;

/** Returns whether a number is a measure: above 0, finite, within its bound. */
export function isMeasure(value: number, largest: number): boolean {
  return Number.isFinite(value) && value > 0 && value <= largest;
}
