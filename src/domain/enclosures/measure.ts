/** Bounds of what is measured in a park: beyond them a number is a slip of the hand. */
export const MAX_AREA_M2 = 10_000_000;
export const MAX_HEIGHT_M = 1_000;
export const MAX_WIDTH_M = 100_000;

/** Whether a number is a measure: more than nothing, finite, within its bound. */
export function isMeasure(value: number, largest: number): boolean {
  return Number.isFinite(value) && value > 0 && value <= largest;
}
