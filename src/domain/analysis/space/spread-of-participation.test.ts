import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { modifiedSpread, originalSpread } from './spread-of-participation.ts';

const anyZones = fc.array(fc.tuple(fc.nat(50), fc.integer({ min: 1, max: 90 })), { maxLength: 8 });
const countsOf = (zones: readonly (readonly [number, number])[]) => zones.map(([count]) => count);
const areasOf = (zones: readonly (readonly [number, number])[]) => zones.map(([, area]) => area);
// A −1, which no index can be, stands for none.
const orNone = (index: number | null) => index ?? -1;

/** The original index as Dickens wrote it, from the zones used more and less than evenly. */
function spreadOfDickens(counts: readonly number[]): number {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const even = sum(counts) / counts.length;
  const [more, less] = [counts.filter((count) => count > even), counts.filter((count) => count < even)];
  return (even * (less.length - more.length) + (sum(more) - sum(less))) / (2 * (sum(counts) - even));
}

describe('the Spread of Participation Index', () => {
  it('of the example of the definitions is 0.4, and modified 0.125', () => {
    expect(originalSpread([60, 30, 10])).toBeCloseTo(0.4, 12);
    expect(modifiedSpread([60, 30, 10], [50, 30, 20])).toBeCloseTo(0.125, 12);
  });
  it('is 0 for use in proportion, and 1 for one zone only', () => {
    expect([originalSpread([7, 7, 7]), originalSpread([0, 9, 0])]).toEqual([0, 1]);
    expect([modifiedSpread([10, 6, 4], [50, 30, 20]), modifiedSpread([0, 0, 9], [50, 30, 20])]).toEqual([0, 1]);
  });
  it('is less than 1 for one zone only that is not the smallest', () => {
    expect(modifiedSpread([10, 0, 0], [50, 30, 20])).toBeCloseTo(0.625, 12);
  });
  it('takes part of a zone never used, and of one without an area', () => {
    expect(originalSpread([5, 5, 0])).toBeCloseTo(0.5, 12);
    expect(modifiedSpread([5, 5], [0, 10])).toBeCloseTo(0.5, 12);
  });
  it('is not defined without a record, with one zone, and without areas', () => {
    expect([originalSpread([]), originalSpread([4]), originalSpread([0, 0])]).toEqual([null, null, null]);
    expect([modifiedSpread([], []), modifiedSpread([4], [9]), modifiedSpread([1, 2], [0, 0])]).toEqual([
      null,
      null,
      null,
    ]);
  });
  it('is refused for another number of areas and for areas that are no sizes', () => {
    expect(() => modifiedSpread([1, 2], [3])).toThrow('one area for each zone');
    for (const area of [-1, Number.NaN, Infinity])
      expect(() => modifiedSpread([1, 2], [3, area])).toThrow('finite number of at least 0');
  });
});

describe('the Spread of Participation Index of any zones', () => {
  it('lies between 0 and 1, and is the same for equal areas in both forms', () => {
    fc.assert(
      fc.property(anyZones, (zones) => {
        const [counts, areas] = [countsOf(zones), areasOf(zones)];
        const index = modifiedSpread(counts, areas) ?? 0;
        expect(index >= 0 && index <= 1 + 1e-9).toBe(true);
        const equal = modifiedSpread(
          counts,
          counts.map(() => 12.5),
        );
        expect(orNone(equal)).toBeCloseTo(orNone(originalSpread(counts)), 9);
      }),
    );
  });
  it('in its original form is that of the zones used more and less than evenly', () => {
    fc.assert(
      fc.property(anyZones, (zones) => {
        const index = originalSpread(countsOf(zones));
        fc.pre(index !== null);
        expect(index).toBeCloseTo(spreadOfDickens(countsOf(zones)), 9);
      }),
    );
  });
  it('does not change with the order of zones, with each record twice, or with another unit of area', () => {
    fc.assert(
      fc.property(anyZones, (zones) => {
        const [counts, areas] = [countsOf(zones), areasOf(zones)];
        const index = orNone(modifiedSpread(counts, areas));
        const double = (numbers: readonly number[]) => numbers.map((one) => 2 * one);
        for (const same of [
          modifiedSpread(counts.toReversed(), areas.toReversed()),
          modifiedSpread(double(counts), areas),
          modifiedSpread(counts, double(areas)),
        ])
          expect(orNone(same)).toBeCloseTo(index, 9);
      }),
    );
  });
});
