import { type AppError, appError } from '../errors/app-error.ts';
import { SHAPE_CORNERS, SHAPE_PATTERN } from './zone.ts';

/** A point of a plan: x from the left by its width, y from the top by its height, both from 0 to 1. */
export type Corner = { readonly x: number; readonly y: number };

/** Four decimals, as shapes are stored: a millimetre of a plan ten metres wide. */
const PRECISION = 10_000;
/** Smaller outlines are a slip of the hand: a ten-thousandth of the plan. */
const MIN_SHARE = 0.0001;

/** Returns the corners of a stored shape; null for a text that is no shape. The inverse of `formatShape`. */
export function parseShape(text: string): readonly Corner[] | null {
  if (!SHAPE_PATTERN.test(text)) return null;
  return text.split(' ').map((corner) => {
    const [x, y] = corner.split(',');
    return { x: Number(x), y: Number(y) };
  });
}

/** Returns corners as they are stored, "0.1,0.25 0.5,0 1,1": inside the plan, with four decimals at most. */
export function formatShape(corners: readonly Corner[]): string {
  return corners
    .map(storedCorner)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');
}

/** Returns the corner as it is stored: inside the plan, with four decimals. NaN counts as 0. */
export function storedCorner({ x, y }: Corner): Corner {
  return { x: storedShare(x), y: storedShare(y) };
}

/**
 * Returns the error 'zone/shape-invalid' for an outline that cannot be stored, else null. A valid one has 3 to 60
 * corners, not all in one line, and no side that crosses or touches another.
 */
export function checkShape(corners: readonly Corner[]): AppError | null {
  const stored = corners.map(storedCorner);
  const { least, most } = SHAPE_CORNERS;
  if (stored.length < least || stored.length > most) return appError('zone/shape-invalid');
  if (shapeShare(stored) < MIN_SHARE || crossesItself(stored)) return appError('zone/shape-invalid');
  return null;
}

/** Returns the share of the plan that an outline covers, from 0 to 1; 0 for fewer than three corners. */
export function shapeShare(corners: readonly Corner[]): number {
  const twice = sidesOf(corners).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0);
  return Math.abs(twice) / 2;
}

/** Returns whether two sides of an outline cross or touch, other than at the corner they share. */
export function crossesItself(corners: readonly Corner[]): boolean {
  return sidesOf(corners).some(([a, b]) => isSame(a, b)) || crossingsOf(corners).length > 0;
}

/**
 * Returns the places where two sides of an outline cross or touch, other than at the corner they share; none for a valid
 * outline. An open one has no side from its last corner to its first.
 */
export function crossingsOf(corners: readonly Corner[], isOpen = false): Corner[] {
  const sides = isOpen ? sidesOf(corners).slice(0, -1) : sidesOf(corners);
  return sides.flatMap(([a, b], index) =>
    sides.slice(index + 1).flatMap(([c, d], further) => {
      if (further === 0) return folds(a, b, d) ? [b] : [];
      if (!isOpen && index === 0 && further === sides.length - 2) return folds(c, d, b) ? [d] : [];
      return meetingOf(a, b, c, d);
    }),
  );
}

/** Returns whether a point lies inside an outline or on its border; false for fewer than three corners. */
export function isInside(corners: readonly Corner[], point: Corner): boolean {
  if (corners.length < SHAPE_CORNERS.least) return false;
  const sides = sidesOf(corners);
  if (sides.some(([a, b]) => turn(a, b, point) === 0 && isBetween(a, b, point))) return true;
  // A line to the right meets the outline an odd number of times from inside.
  return (
    sides.filter(
      ([a, b]) => a.y > point.y !== b.y > point.y && point.x < a.x + ((point.y - a.y) / (b.y - a.y)) * (b.x - a.x),
    ).length %
      2 ===
    1
  );
}

function storedShare(share: number): number {
  return Number.isFinite(share) ? Math.round(Math.min(1, Math.max(0, share)) * PRECISION) / PRECISION : 0;
}

function sidesOf(corners: readonly Corner[]): (readonly [Corner, Corner])[] {
  return corners.map((corner, index) => [corner, corners[(index + 1) % corners.length] ?? corner]);
}

/** Returns whether a side that goes on from `a b` to `c` comes back over it. */
function folds(a: Corner, b: Corner, c: Corner): boolean {
  return turn(a, b, c) === 0 && (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) < 0;
}

/** Returns the place where two sides cross or touch; empty when they do not. */
function meetingOf(a: Corner, b: Corner, c: Corner, d: Corner): Corner[] {
  const [abc, abd, cda, cdb] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  if (abc * abd < 0 && cda * cdb < 0) {
    const share = abc / (abc - abd);
    return [{ x: c.x + (d.x - c.x) * share, y: c.y + (d.y - c.y) * share }];
  }
  if (abc === 0 && isBetween(a, b, c)) return [c];
  if (abd === 0 && isBetween(a, b, d)) return [d];
  if (cda === 0 && isBetween(c, d, a)) return [a];
  return cdb === 0 && isBetween(c, d, b) ? [b] : [];
}

/**
 * Returns on which side of the line from `a` to `b` the point is, by its sign; 0 on the line. It computes in whole
 * ten-thousandths, where sums are exact.
 */
function turn(a: Corner, b: Corner, point: Corner): number {
  const whole = (share: number) => Math.round(share * PRECISION);
  return (
    (whole(b.x) - whole(a.x)) * (whole(point.y) - whole(a.y)) -
    (whole(b.y) - whole(a.y)) * (whole(point.x) - whole(a.x))
  );
}

function isBetween(a: Corner, b: Corner, point: Corner): boolean {
  return (
    point.x >= Math.min(a.x, b.x) &&
    point.x <= Math.max(a.x, b.x) &&
    point.y >= Math.min(a.y, b.y) &&
    point.y <= Math.max(a.y, b.y)
  );
}

function isSame(a: Corner, b: Corner): boolean {
  return a.x === b.x && a.y === b.y;
}
