import { describe, expect, it } from 'vitest';
import { expectedRecords } from './expected-records.ts';

describe('the expected records of zones', () => {
  it('are in proportion to the areas', () => {
    expect(expectedRecords([60, 30, 10], [50, 30, 20])).toEqual([50, 30, 20]);
    expect(expectedRecords([0, 3], [1, 2])).toEqual([1, 2]);
    expect(expectedRecords([4, 4], [0, 5])).toEqual([0, 8]);
  });
  it('are none without a record, with fewer than two zones, and without areas', () => {
    expect([expectedRecords([], []), expectedRecords([3], [1]), expectedRecords([0, 0], [1, 1])]).toEqual([
      null,
      null,
      null,
    ]);
    expect(expectedRecords([1, 1], [0, 0])).toBeNull();
  });
  it('are refused for lists of different lengths and for a negative area', () => {
    expect(() => expectedRecords([1, 2], [1])).toThrow('one area for each zone');
    expect(() => expectedRecords([1, 2], [1, -1])).toThrow('at least 0');
  });
});
