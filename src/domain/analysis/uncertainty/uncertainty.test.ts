import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDataSet } from '../../../../tests/support/builders/data-set.ts';
import { FEW, restOf, sessionOf } from '../../../../tests/support/uncertain-scans.ts';
import { DEFAULT_UNCERTAINTY, uncertaintyOf } from './uncertainty.ts';

describe('the uncertainty of any data set', () => {
  it('is the same for the same seed in whatever order the data stand, within its bounds, and finite', () => {
    const few = { resamples: 20, permutations: 9, seed: 's' };
    fc.assert(
      fc.property(anyDataSet, (any) => {
        const turned = {
          ...any,
          scans: any.scans.toReversed(),
          individuals: any.individuals.toReversed(),
          zones: any.zones.toReversed(),
          ethogram: any.ethogram.toReversed(),
        };
        const found = uncertaintyOf(any, (id) => id, few);
        expect(JSON.stringify(uncertaintyOf(turned, (id) => id, few))).toBe(JSON.stringify(found));
        expect(JSON.parse(JSON.stringify(found))).toEqual(found);
        for (const { percent } of [...found.bootstrap.behaviours, ...found.bootstrap.zones])
          expect(percent === null || (percent.from >= 0 && percent.from <= percent.to && percent.to <= 100)).toBe(true);
        const p = found.association?.variation.p ?? 1;
        expect(p >= 1 / 10 && p <= 1).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
  it('changes with the seed, and has 1,000 resamples and permutations where nothing else is asked for', () => {
    const data = restOf([
      [1, 9],
      [5, 9],
      [3, 9],
      [8, 9],
      [2, 7],
    ]);
    const [one, other] = ['one', 'other'].map(
      (seed) => uncertaintyOf(data, sessionOf, { ...FEW, seed }).bootstrap.shannon,
    );
    expect(one).not.toEqual(other);
    expect(uncertaintyOf(data, sessionOf).bootstrap).toMatchObject({
      resamples: 1_000,
      seed: DEFAULT_UNCERTAINTY.seed,
    });
  });
});
