import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySample, aSample, seen, someAnimals, someScans, unseen } from '../../../tests/support/builders/data-set.ts';
import { visibleScansOf } from './visible-scans.ts';

describe('the scans in which animals are visible', () => {
  it('leave out an animal that was not seen, and one that is absent from the scan', () => {
    const sample = aSample({
      scans: someScans('s1', 's2', 's3', 's4'),
      individuals: someAnimals('lion', 'a', 'b', 'c'),
      records: [seen('s1', 'a'), seen('s1', 'b'), seen('s2', 'a'), unseen('s2', 'b'), seen('s3', 'b'), seen('s1', 'c')],
    });
    expect(visibleScansOf(sample)).toEqual({
      each: [2, 2, 1],
      both: [
        [2, 1, 1],
        [1, 2, 1],
        [1, 1, 1],
      ],
      lookedFor: [4, 4, 4],
      beside: [
        [2, 2, 2],
        [2, 2, 2],
        [1, 1, 1],
      ],
    });
  });
  it('of a cohort tell nothing of an animal that they did not look for, unless they have a record of it', () => {
    const sample = aSample({
      scans: someScans('s1', 's2', 's3', 's4').map((scan, at) => ({ ...scan, cohortId: at < 2 ? 'one' : 'two' })),
      individuals: someAnimals('lion', 'a', 'b', 'c'),
      cohorts: [
        { id: 'one', individualIds: ['a', 'b'] },
        { id: 'two', individualIds: ['a', 'c', 'stranger'] },
      ],
      records: [seen('s1', 'a'), seen('s1', 'b'), seen('s2', 'a'), seen('s3', 'a'), seen('s3', 'c'), unseen('s4', 'c')],
    });
    const { lookedFor, beside } = visibleScansOf(sample);
    expect(lookedFor).toEqual([4, 2, 2]);
    expect(beside).toEqual([
      [3, 2, 1],
      [1, 1, 0],
      [1, 0, 1],
    ]);
    const strange = { ...sample, visible: sample.visible.map((one) => ({ ...one, index: 1 })) };
    expect(visibleScansOf(strange).lookedFor[1]).toBe(4);
  });
  it('are none without a record, and nothing without an animal', () => {
    expect(visibleScansOf(aSample({ individuals: someAnimals('lion', 'a') }))).toEqual({
      ...{ each: [0], both: [[0]], lookedFor: [0], beside: [[0]] },
    });
    expect(visibleScansOf(aSample({}))).toEqual({ each: [], both: [], lookedFor: [], beside: [] });
  });
  it('of any sample are as many as its visible records, and for a pair at most those of each of the two', () => {
    fc.assert(
      fc.property(anySample, (any) => {
        const { each, both } = visibleScansOf(any);
        expect(each.reduce((sum, count) => sum + count, 0)).toBe(any.visible.length);
        for (const [row, counts] of both.entries())
          for (const [column, count] of counts.entries()) {
            expect(count).toBe(both[column]?.[row]);
            expect(count).toBeLessThanOrEqual(each[row] ?? 0);
          }
      }),
    );
  });
});
