import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statisticsOf } from './statistics-of.ts';

describe('the statistics of figures', () => {
  it('are their mean, median, deviation of a sample and ends', () => {
    const { deviation, ...others } = statisticsOf([2, 4, 4, 4, 5, 5, 7, 9]);
    expect(others).toEqual({ count: 8, mean: 5, median: 4.5, min: 2, max: 9 });
    expect(deviation).toBeCloseTo(2.138_089_935, 9);
    expect(statisticsOf([30, 10, 20]).median).toBe(20);
  });
  it('leave out what is not known, and say how many figures there are', () => {
    expect(statisticsOf([null, 40, null, 60])).toMatchObject({ count: 2, mean: 50, median: 50 });
  });
  it('of one figure have no deviation, of none nothing at all', () => {
    expect(statisticsOf([42])).toEqual({ count: 1, mean: 42, median: 42, deviation: null, min: 42, max: 42 });
    const nothing = { count: 0, mean: null, median: null, deviation: null, min: null, max: null };
    expect([statisticsOf([]), statisticsOf([null])]).toEqual([nothing, nothing]);
  });
  it('lie within the ends and do not depend on the order', () => {
    const figures = fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 1 });
    fc.assert(
      fc.property(figures, (some) => {
        const { mean, median, min, max } = statisticsOf(some);
        for (const middle of [mean, median]) {
          expect(middle).toBeGreaterThanOrEqual((min ?? 0) - 1e-9);
          expect(middle).toBeLessThanOrEqual((max ?? 0) + 1e-9);
        }
        expect(statisticsOf(some.toReversed()).median).toBe(median);
      }),
    );
  });
});
