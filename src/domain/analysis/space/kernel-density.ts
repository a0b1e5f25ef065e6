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
 * Returns the kernel density of points at other places, in the order of the places, per m²: the mean of the kernels
 * around the points. Null with fewer than three points, and when all lie on one line. Without places the list is empty.
 * @throws RangeError for lists of x and y of different lengths
 * @source analysis definitions, 7: kernel density
 */
export function kernelDensity(
  xs: readonly number[],
  ys: readonly number[],
  placeXs: readonly number[],
  placeYs: readonly number[],
): number[] | null {
  if (placeXs.length !== placeYs.length) throw new RangeError('There is not one y for each x of the places.');
  const kernel = kernelOf(xs, ys);
  if (kernel === null) return null;
  const { xx, xy, yy } = kernel;
  const determinant = xx * yy - xy * xy;
  const height = 1 / (2 * Math.PI * Math.sqrt(determinant) * xs.length);
  return placeXs.map((placeX, place) => {
    const placeY = placeYs[place] ?? 0;
    let sum = 0;
    for (const [point, x] of xs.entries()) {
      const [dx, dy] = [placeX - x, placeY - (ys[point] ?? 0)];
      sum += Math.exp(-(yy * dx * dx - 2 * xy * dx * dy + xx * dy * dy) / (2 * determinant));
    }
    return height * sum;
  });
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
