import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { electivity } from './electivity.ts';

const anyZones = fc.array(fc.tuple(fc.nat(50), fc.integer({ min: 1, max: 90 })), { minLength: 2, maxLength: 8 });

describe('the electivity of zones', () => {
  it('in the example of the definitions prefers the largest and avoids the smallest', () => {
    expect(electivity([60, 30, 10], [50, 30, 20])?.map((one) => one.toFixed(6))).toEqual([
      '0.142857',
      '0.052632',
      '-0.285714',
    ]);
  });
  it('is 0 for use in proportion, and −1 for a zone never used', () => {
    expect(electivity([10, 6, 4], [50, 30, 20])).toEqual([0, 0, 0]);
    expect(electivity([5, 0], [10, 20])?.[1]).toBe(-1);
  });
  it('with all records in one of three zones is 1/2 there and −1 elsewhere', () => {
    const found = electivity([0, 8, 0], [50, 30, 20]);
    expect([found?.[0], found?.[2]]).toEqual([-1, -1]);
    expect(found?.[1]).toBeCloseTo(0.5, 12);
  });
  it('is not defined without a record, with one zone, and with a zone without an area', () => {
    expect([electivity([0, 0], [1, 1]), electivity([3], [1]), electivity([], []), electivity([1, 1], [0, 4])]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
  it('is refused for another number of areas', () => {
    expect(() => electivity([1, 2], [3])).toThrow('one area for each zone');
  });
  it('lies from −1 to below 1, whatever the order of zones and the unit of area, and with each record twice', () => {
    fc.assert(
      fc.property(anyZones, (zones) => {
        const [counts, areas] = [zones.map(([count]) => count), zones.map(([, area]) => area)];
        const indices = electivity(counts, areas);
        fc.pre(indices !== null);
        expect(indices.filter((one) => !(one >= -1 && one < 1))).toEqual([]);
        const double = (numbers: readonly number[]) => numbers.map((one) => 2 * one);
        const reversed = electivity(counts.toReversed(), areas.toReversed())?.toReversed();
        for (const same of [reversed, electivity(double(counts), areas), electivity(counts, double(areas))])
          for (const [zone, index] of indices.entries()) expect(same?.[zone]).toBeCloseTo(index, 9);
      }),
    );
  });
});
