/** The highest number that the badge of the task bell shows (specification, point 2). */
export const BELL_BADGE_MAX = 99;

/** Returns the badge for a number of tasks: '' for none, '99+' from a hundred on. */
export function bellBadge(count: number): string {
  if (count <= 0) return '';
  return count > BELL_BADGE_MAX ? `${BELL_BADGE_MAX}+` : String(count);
}
