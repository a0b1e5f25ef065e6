import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diversityOf } from './diversity.ts';

const LEVELS = { low: 0.5, moderate: 1, high: 2 };
const of = (...counts: readonly number[]) => diversityOf(counts, LEVELS);
const anyCounts = fc.array(fc.integer({ min: 0, max: 1_000 }), { maxLength: 30 });

describe('the diversity of behaviours', () => {
  it('counted 10, 5 and 5 is that of the example of the analysis definitions', () => {
    const { shannon, evenness, effectiveNumber, ...more } = of(10, 5, 5);
    expect(shannon).toBeCloseTo(1.0397207708, 10);
    expect(evenness).toBeCloseTo(0.9463946304, 10);
    expect(effectiveNumber).toBeCloseTo(2.8284271247, 10);
    expect(more).toEqual({ total: 20, observed: 3, simpson: 0.625, level: 'moderate' });
  });
  it('of two behaviours that were each seen once is ln 2', () => {
    expect(of(1, 1)).toMatchObject({ total: 2, observed: 2, shannon: Math.LN2, level: 'low' });
  });
  it('without a record is not defined', () => {
    const none = { shannon: null, evenness: null, effectiveNumber: null, simpson: null, level: null };
    expect(of()).toEqual({ total: 0, observed: 0, ...none });
    expect(of(0, 0)).toEqual({ total: 0, observed: 0, ...none });
  });
  it('of one behaviour is exactly 0, and has no evenness', () => {
    const alone = { shannon: 0, evenness: null, effectiveNumber: 1, simpson: 0, level: 'very low' };
    expect(of(7)).toEqual({ total: 7, observed: 1, ...alone });
  });
  it('has an evenness by the behaviours that were observed, not by the ethogram', () => {
    expect(of(3, 0, 3, 0)).toMatchObject({ observed: 2, evenness: 1 });
  });
  it.each([
    ['just under a limit is of the level below it', 1e-9, ['very low', 'low', 'moderate']],
    ['at a limit is of the level that begins there', 0, ['low', 'moderate', 'high']],
  ])('%s', (_title, above, levels) => {
    const shannon = of(10, 5, 5).shannon ?? 0;
    const limit = shannon + above;
    const of3 = (low: number, moderate: number, high: number) => diversityOf([10, 5, 5], { low, moderate, high }).level;
    expect([of3(limit, 8, 9), of3(0, limit, 9), of3(0, 0, limit)]).toEqual(levels);
  });
});

describe('the diversity of any counts', () => {
  it('is from 0 to ln S, with an evenness from 0 to 1', () => {
    fc.assert(
      fc.property(anyCounts, (counts) => {
        const { shannon, evenness, observed, simpson } = of(...counts);
        fc.pre(shannon !== null);
        expect(shannon).toBeGreaterThanOrEqual(0);
        expect(shannon).toBeLessThanOrEqual(Math.log(observed) + 1e-12);
        expect(evenness ?? 0).toBeLessThanOrEqual(1 + 1e-12);
        expect(simpson).toBeLessThanOrEqual(1 - 1 / observed + 1e-12);
      }),
    );
  });
  it('is the same in any order, and when every count is doubled', () => {
    fc.assert(
      fc.property(anyCounts, (counts) => {
        const { shannon, simpson } = of(...counts);
        for (const same of [counts.toReversed(), counts.map((count) => 2 * count)]) {
          expect(of(...same).shannon ?? -1).toBeCloseTo(shannon ?? -1, 12);
          expect(of(...same).simpson ?? -1).toBeCloseTo(simpson ?? -1, 12);
        }
      }),
    );
  });
});
