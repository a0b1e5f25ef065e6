import type { Grid } from '../../enclosures/grid.ts';

/** The bivariate normal kernel of a set of points; the matrix is in m². */
export type Kernel = {
  /** Scott's factor, n to the power of −1/6 */
  readonly factor: number;
  readonly xx: number;
  readonly xy: number;
  readonly yy: number;
};

/** As many points a kernel needs. @source analysis definitions, 7: null when n < 3 */
const LEAST_POINTS = 3;
/** From this correlation on, either way, all points lie on one line. @source analysis definitions, 7 */
const STRAIGHT = 1 - 1e-12;

/**
 * Returns the kernel of points, with x and y in metres in one order: their sample covariance (divisor n − 1) times the
 * square of Scott's factor. Null with fewer than three points, and when all lie on one line.
 * @throws RangeError for lists of different lengths
 * @source analysis definitions, 7; Scott 1992
 */
export function kernelOf(xs: readonly number[], ys: readonly number[]): Kernel | null {
  if (xs.length !== ys.length) throw new RangeError('There is not one y for each x.');
  if (xs.length < LEAST_POINTS || isConstant(xs) || isConstant(ys)) return null;
  const [fromMeanX, fromMeanY] = [deviations(xs), deviations(ys)];
  const xx = covariance(fromMeanX, fromMeanX);
  const xy = covariance(fromMeanX, fromMeanY);
  const yy = covariance(fromMeanY, fromMeanY);
  if (Math.abs(xy) >= STRAIGHT * Math.sqrt(xx) * Math.sqrt(yy)) return null;
  const factor = xs.length ** (-1 / 6);
  return { factor, xx: factor ** 2 * xx, xy: factor ** 2 * xy, yy: factor ** 2 * yy };
}

/**
 * Returns the kernel density of points at the middle of each square of a grid, row after row from the map's origin, per m²: the
 * mean of the kernels around the points. The squares that the border cuts are taken as whole. Null with fewer than three points,
 * and when all lie on one line.
 *
 * Along a row the logarithm of a kernel is a parabola, so that each value follows from the one before by two multiplications:
 * from the square nearest to its top outwards, where every factor is at most 1. The exponential function, which takes most of
 * the time, is asked three times for each point and row.
 * @throws RangeError for lists of x and y of different lengths
 * @source analysis definitions, 7: kernel density, grid and heatmap
 */
export function kernelDensity(
  xs: readonly number[],
  ys: readonly number[],
  { columns, rows, sideM }: Pick<Grid, 'columns' | 'rows' | 'sideM'>,
): number[] | null {
  const kernel = kernelOf(xs, ys);
  if (kernel === null) return null;
  const { xx, xy, yy } = kernel;
  const determinant = xx * yy - xy * xy;
  const [ofX, slant] = [yy / (2 * determinant), xy / yy];
  const bend = Math.exp(-2 * ofX * sideM * sideM);
  const sums = new Float64Array(columns * rows);
  for (const [point, x] of xs.entries()) {
    for (let row = 0; row < rows; row += 1) {
      const dy = (row + 0.5) * sideM - (ys[point] ?? 0);
      const top = x + slant * dy;
      const nearest = Math.min(columns - 1, Math.max(0, Math.round(top / sideM - 0.5)));
      // The distance from the top of the row: the quadratic form of the definition without its cancelling terms.
      const off = (nearest + 0.5) * sideM - top;
      const highest = Math.exp(-ofX * off * off - (dy * dy) / (2 * yy));
      const first = row * columns;
      let value = highest;
      let factor = Math.exp(-ofX * sideM * (2 * off + sideM));
      for (let column = nearest; column < columns && value > 0; column += 1) {
        sums[first + column] = (sums[first + column] ?? 0) + value;
        value *= factor;
        factor *= bend;
      }
      factor = Math.exp(-ofX * sideM * (sideM - 2 * off));
      value = highest * factor;
      for (let column = nearest - 1; column >= 0 && value > 0; column -= 1) {
        sums[first + column] = (sums[first + column] ?? 0) + value;
        factor *= bend;
        value *= factor;
      }
    }
  }
  const height = 1 / (2 * Math.PI * Math.sqrt(determinant) * xs.length);
  return Array.from(sums, (sum) => height * sum);
}

function isConstant(numbers: readonly number[]): boolean {
  return numbers.every((one) => one === numbers[0]);
}

function deviations(numbers: readonly number[]): number[] {
  const mean = numbers.reduce((total, one) => total + one, 0) / numbers.length;
  return numbers.map((one) => one - mean);
}

function covariance(one: readonly number[], other: readonly number[]): number {
  return one.reduce((total, deviation, at) => total + deviation * (other[at] ?? 0), 0) / (one.length - 1);
}
