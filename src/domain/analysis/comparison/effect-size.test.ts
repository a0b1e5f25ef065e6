import { describe, expect, it } from 'vitest';
import { cohensH, standardisedDifference } from './effect-size.ts';

describe('the size of an effect', () => {
  it('is Cohen’s h for shares: 60 of 360 degrees from 25 to 75 percent', () => {
    // 2 asin √0.75 is 120 degrees, 2 asin √0.25 is 60.
    expect(cohensH(0.25, 0.75)?.size).toBeCloseTo(Math.PI / 3, 12);
    expect(cohensH(0.5, 0.75)?.size).toBeCloseTo(0.5235987756, 10);
    expect(cohensH(0, 1)?.size).toBeCloseTo(Math.PI, 12);
    expect(cohensH(0.75, 0.5)?.level).toBe('medium');
    expect(cohensH(null, 0.5)).toBeNull();
    expect(cohensH(0.5, null)).toBeNull();
  });
  it('is the difference in pooled deviations of the sessions for an index', () => {
    // Both sides deviate by 1 from session to session.
    expect(standardisedDifference(2, [1, 2, 3], [3, 4, 5])).toEqual({ size: 2, level: 'large' });
    // Squares 2 and 8 over 4 degrees of freedom: the deviation is √2.5.
    expect(standardisedDifference(-0.5, [1, 2, 3], [2, 4, 6])?.size).toBeCloseTo(-0.5 / Math.sqrt(2.5), 12);
  });
  it('is not defined with one session on a side, without a difference, and where no session varies', () => {
    expect(standardisedDifference(1, [1], [1, 2])).toBeNull();
    expect(standardisedDifference(1, [1, 2], [2])).toBeNull();
    expect(standardisedDifference(null, [1, 2], [2, 3])).toBeNull();
    expect(standardisedDifference(1, [1, 1], [2, 2])).toBeNull();
  });
  it('has the name of the conventions from their limits on, whatever its sign', () => {
    const levels = [0.19, 0.2, -0.2, 0.49, 0.5, 0.79, -0.8].map(
      (difference) => standardisedDifference(difference, [-1, 0, 1], [-1, 0, 1])?.level,
    );
    expect(levels).toEqual(['negligible', 'small', 'small', 'small', 'medium', 'medium', 'large']);
  });
});
