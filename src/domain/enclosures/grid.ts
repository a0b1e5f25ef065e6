import { appError } from '../errors/app-error.ts';
import { fail, ok, type Result } from '../shared/result.ts';

/** Squares across a plan. @source specification, point 9: grid max 100 squares wide */
export const MAX_COLUMNS = 100;

/** A plan in squares; lengths in metres. */
export type Grid = {
  readonly widthM: number;
  readonly heightM: number;
  /** of one square */
  readonly sideM: number;
  readonly columns: number;
  readonly rows: number;
};

export type Cell = { readonly column: number; readonly row: number };

/** Numbers that differ by less, for their size, are equal: 0.3 / 0.1 is three squares. */
const PRECISION = 1e-9;

/**
 * Returns the grid of a plan: squares of `squareAreaM2`, from the plan's origin on, the last ones cut by its border.
 * Fails with 'enclosure/grid-too-wide' beyond 100 columns; all three are more than 0.
 * @source analysis definitions, "Grid and heatmap"
 */
export function gridOf(widthM: number, heightM: number, squareAreaM2: number): Result<Grid> {
  const sideM = Math.sqrt(squareAreaM2);
  const columns = Math.ceil(steps(widthM, sideM));
  if (!(columns <= MAX_COLUMNS)) return fail(appError('enclosure/grid-too-wide'));
  return ok({ widthM, heightM, sideM, columns, rows: Math.ceil(steps(heightM, sideM)) });
}

/**
 * Returns the square of a point in metres from the plan's origin; null outside the plan. A point on the far border is
 * in the last square.
 * @source analysis definitions, "Grid and heatmap"
 */
export function cellAt({ widthM, heightM, sideM, columns, rows }: Grid, x: number, y: number): Cell | null {
  const isInside = isWithin(x, widthM) && isWithin(y, heightM);
  if (!isInside) return null;
  return {
    column: Math.min(Math.max(0, Math.floor(steps(x, sideM))), columns - 1),
    row: Math.min(Math.max(0, Math.floor(steps(y, sideM))), rows - 1),
  };
}

function isWithin(value: number, length: number): boolean {
  return value >= 0 && value <= length * (1 + PRECISION);
}

/**
 * Returns how many sides fit into a length; a quotient next to a whole number, by the inexactness of division, counts
 * as that number.
 */
function steps(length: number, side: number): number {
  const quotient = length / side;
  const whole = Math.round(quotient);
  return Math.abs(quotient - whole) <= PRECISION * Math.max(1, whole) ? whole : quotient;
}
