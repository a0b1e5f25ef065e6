import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zoneUse } from './zone-use.ts';

describe('the use of zones', () => {
  it('counts the records of each zone, those without one and those in an unknown one', () => {
    expect(zoneUse(['pond', 'hay', 'roof'], ['pond', 'hay', 'pond', null, 'elsewhere', 'pond', 'pond', 'hay'])).toEqual(
      {
        counts: [4, 2, 0],
        percents: [400 / 6, 200 / 6, 0],
        withoutZone: 2,
        percentWithoutZone: 25,
      },
    );
  });
  it('is 100 % in one zone that holds all records', () => {
    expect(zoneUse(['a', 'b'], ['b', 'b'])).toEqual({
      counts: [0, 2],
      percents: [0, 100],
      withoutZone: 0,
      percentWithoutZone: 0,
    });
  });
  it('has no percentage without a record in a zone', () => {
    expect(zoneUse(['a'], [null])).toEqual({
      counts: [0],
      percents: null,
      withoutZone: 1,
      percentWithoutZone: 100,
    });
    expect(zoneUse([], [])).toEqual({ counts: [], percents: null, withoutZone: 0, percentWithoutZone: null });
  });
  it('adds up to all records and to 100 %, in whatever order the records come', () => {
    const anyZone = fc.constantFrom('a', 'b', 'c', 'other', null);
    fc.assert(
      fc.property(fc.array(anyZone), (zones) => {
        const use = zoneUse(['a', 'b', 'c'], zones);
        const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
        expect(sum(use.counts) + use.withoutZone).toBe(zones.length);
        expect(sum(use.percents ?? [])).toBeCloseTo(use.percents === null ? 0 : 100, 9);
        expect(zoneUse(['a', 'b', 'c'], zones.toReversed())).toEqual(use);
      }),
    );
  });
});
