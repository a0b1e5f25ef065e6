import { describe, expect, it } from 'vitest';
import { percentileInterval } from './percentile-interval.ts';

describe('a percentile interval', () => {
  it('leaves out 2.5 of 100 values at either end, between two values in proportion', () => {
    expect(percentileInterval(Array.from({ length: 41 }, (_none, at) => 40 - at))).toEqual({ from: 1, to: 39 });
    expect(percentileInterval([0, 1])).toEqual({ from: 0.025, to: 0.975 });
    expect(percentileInterval([])).toBeNull();
  });
});
