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
    expect(() => kernelDensity(FIVE.xs, FIVE.ys, [1], [])).toThrow('of the places');
  });
});

describe('the kernel density', () => {
  it('of the example of the definitions is theirs', () => {
    const density = kernelDensity(FIVE.xs, FIVE.ys, [1, 0.5], [1, 0.5]);
    expect(density?.map((one) => one.toFixed(7))).toEqual(['0.2000439', '0.1775767']);
  });
  it('of seven points is that of scipy 1.17.1, gaussian_kde', () => {
    const density = kernelDensity(SEVEN.xs, SEVEN.ys, [1, 5, 8, 20], [1, 5, 3, 20]);
    const expected = [0.007105912745345817, 0.007755727192592796, 0.007463520852637039, 8.505069444580292e-13];
    expect(expected.filter((one, place) => !(apart(density?.[place], one) < 1e-9))).toEqual([]);
  });
  it('is not defined where the kernel is not, and without places is empty', () => {
    expect([kernelDensity([1, 2], [1, 2], [0], [0]), kernelDensity(FIVE.xs, FIVE.ys, [], [])]).toEqual([null, []]);
  });
  it('adds up to 1 over the plane', () => {
    const steps = Array.from({ length: 161 * 161 }, (_, step) => step);
    const side = 0.4;
    const density = kernelDensity(
      SEVEN.xs,
      SEVEN.ys,
      steps.map((step) => -27 + (step % 161) * side),
      steps.map((step) => -27 + Math.floor(step / 161) * side),
    );
    expect((density ?? []).reduce((total, one) => total + one * side ** 2, 0)).toBeCloseTo(1, 6);
  });
  it('moves with the points, whatever their order, and swaps with the axes', () => {
    fc.assert(
      fc.property(anyPoints, (points) => {
        const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
        const density = kernelDensity(xs, ys, [3], [4])?.[0] ?? 1;
        fc.pre(density > 1e-60);
        const further = (numbers: readonly number[]) => numbers.map((one) => one + 8);
        for (const same of [
          kernelDensity(further(xs), further(ys), [11], [12]),
          kernelDensity(xs.toReversed(), ys.toReversed(), [3], [4]),
          kernelDensity(ys, xs, [4], [3]),
        ])
          expect(Math.abs(Math.log(same?.[0] ?? 1) - Math.log(density))).toBeLessThan(1e-6);
      }),
    );
  });
  it('is never negative, and falls to a quarter where the plan is twice as large', () => {
    fc.assert(
      fc.property(anyPoints, (points) => {
        const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
        const density = kernelDensity(xs, ys, [3], [4])?.[0] ?? 0;
        const double = (numbers: readonly number[]) => numbers.map((one) => 2 * one);
        expect(density).toBeGreaterThanOrEqual(0);
        expect(4 * (kernelDensity(double(xs), double(ys), [6], [8])?.[0] ?? 0)).toBeCloseTo(density, 9);
      }),
    );
  });
});
