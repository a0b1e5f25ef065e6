import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kernelDensity, kernelOf } from './kernel-density.ts';

const FIVE = { xs: [0, 1, 0, 1, 2], ys: [0, 0, 1, 1, 1] };
const SEVEN = { xs: [0.5, 3.2, 7.7, 4.1, 9.9, 2.4, 6.3], ys: [1.1, 4.8, 2.2, 9.5, 6.6, 3.9, 0.4] };
const anyPoints = fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 })), {
  maxLength: 12,
});
/** How far two densities are apart, relative to the second. */
const apart = (one: number | undefined, other: number) => Math.abs((one ?? Number.NaN) - other) / other;

describe('the kernel', () => {
  it('of the example of the definitions has their factor and their matrix', () => {
    const kernel = kernelOf(FIVE.xs, FIVE.ys);
    expect(kernel?.factor.toFixed(10)).toBe('0.7647244913');
    expect([kernel?.xx, kernel?.xy, kernel?.yy].map((one) => one?.toFixed(7))).toEqual([
      '0.4093625',
      '0.0877205',
      '0.1754411',
    ]);
  });
  it('is not defined with fewer than three points', () => {
    expect([kernelOf([], []), kernelOf([0, 1], [0, 1])]).toEqual([null, null]);
  });
  it('is not defined for points on one line, along an axis or across', () => {
    // The mean of 0.1, 0.1 and 0.1 is not 0.1 as a double.
    expect(kernelOf([0.1, 0.1, 0.1], [1, 2, 4])).toBeNull();
    expect(kernelOf([1, 2, 4], [0.7, 0.7, 0.7])).toBeNull();
    expect(kernelOf([0, 0.1, 0.3], [0, 0.3, 0.9])).toBeNull();
    expect(kernelOf([0, 0.1, 0.3], [9, 8.9, 8.7])).toBeNull();
  });
  it('is defined for points nearly on one line', () => {
    expect(kernelOf([0, 1, 3], [0, 1, 3.001])).not.toBeNull();
  });
  it('is refused for lists of different lengths', () => {
    expect(() => kernelOf([1, 2, 3], [1, 2])).toThrow('one y for each x');
  });
});

const PLAN = { columns: 40, rows: 12, sideM: 0.75 };
/** The density in two squares of 4 m, or of as many times that. */
const inTwoSquares = (xs: readonly number[], ys: readonly number[], scale = 1) =>
  kernelDensity(xs, ys, { columns: 2, rows: 1, sideM: 4 * scale });
/** The definition, one exponential function for each point and square. */
function plainDensity(xs: readonly number[], ys: readonly number[], { columns, rows, sideM }: typeof PLAN): number[] {
  const { xx, xy, yy } = kernelOf(xs, ys) ?? { xx: 1, xy: 0, yy: 1 };
  const determinant = xx * yy - xy * xy;
  const height = 1 / (2 * Math.PI * Math.sqrt(determinant) * xs.length);
  return Array.from({ length: columns * rows }, (_, cell) => {
    const [atX, atY] = [((cell % columns) + 0.5) * sideM, (Math.floor(cell / columns) + 0.5) * sideM];
    const kernels = xs.map((x, point) => {
      const [dx, dy] = [atX - x, atY - (ys[point] ?? 0)];
      return Math.exp(-(yy * dx * dx - 2 * xy * dx * dy + xx * dy * dy) / (2 * determinant));
    });
    return height * kernels.reduce((total, one) => total + one, 0);
  });
}

describe('the kernel density', () => {
  it.each([
    [0.5, '0.1775767'],
    [1, '0.2000439'],
  ])('of the example of the definitions at (%d, %d) is theirs', (middle, expected) => {
    const density = kernelDensity(FIVE.xs, FIVE.ys, { columns: 1, rows: 1, sideM: 2 * middle });
    expect(density?.map((one) => one.toFixed(7))).toEqual([expected]);
  });
  it.each([
    [
      { columns: 3, rows: 2, sideM: 2 },
      [
        ...[0.007105912745345817, 0.007139965316254201, 0.007595350907443505],
        ...[0.008810225808510222, 0.009937018915614113, 0.00849682049623939],
      ],
    ],
    [
      { columns: 3, rows: 3, sideM: 8 },
      [
        ...[0.00948989676428999, 0.0020752787171007515, 8.814008080501801e-8],
        ...[0.002348888107636421, 0.00026242168962776493, 1.1346799407053117e-7],
        ...[1.1881513122970184e-7, 5.030342165160569e-9, 8.505069444580292e-13],
      ],
    ],
  ])('of seven points is that of scipy 1.17.1, gaussian_kde, on the grid %o', (grid, expected) => {
    const density = kernelDensity(SEVEN.xs, SEVEN.ys, grid);
    expect(expected.filter((one, cell) => !(apart(density?.[cell], one) < 1e-9))).toEqual([]);
    expect(density).toHaveLength(expected.length);
  });
  it('is not defined where the kernel is not', () => {
    expect(kernelDensity([1, 2], [1, 2], PLAN)).toBeNull();
  });
  it('is that of its definition in every square, near and far, for round and for narrow clouds', () => {
    fc.assert(
      fc.property(anyPoints, fc.constantFrom(1, 0.3), (points, width) => {
        const [xs, ys] = [points.map(([x]) => x), points.map(([x, y]) => x + width * y)];
        const { xx, xy, yy } = kernelOf(xs, ys) ?? { xx: 0, xy: 0, yy: 0 };
        // Nearly on one line, the terms of the definition cancel and leave few digits to compare with.
        fc.pre(xy * xy < 0.999 * xx * yy);
        const density = kernelDensity(xs, ys, PLAN) ?? [];
        const plain = plainDensity(xs, ys, PLAN);
        const wrong = plain.filter((one, cell) => one > 1e-60 && !(apart(density[cell], one) < 1e-9));
        expect(wrong).toEqual([]);
      }),
    );
  });
  it('adds up to 1 over the plane', () => {
    const moved = (numbers: readonly number[]) => numbers.map((one) => one + 27);
    const density = kernelDensity(moved(SEVEN.xs), moved(SEVEN.ys), { columns: 161, rows: 161, sideM: 0.4 });
    expect((density ?? []).reduce((total, one) => total + one * 0.4 ** 2, 0)).toBeCloseTo(1, 6);
  });
  it('is never negative, and falls to a quarter where the plan is twice as large', () => {
    fc.assert(
      fc.property(anyPoints, (points) => {
        const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
        const [density = 0] = inTwoSquares(xs, ys) ?? [];
        const double = (numbers: readonly number[]) => numbers.map((one) => 2 * one);
        expect(density).toBeGreaterThanOrEqual(0);
        expect(4 * (inTwoSquares(double(xs), double(ys), 2)?.[0] ?? 0)).toBeCloseTo(density, 9);
      }),
    );
  });
});
