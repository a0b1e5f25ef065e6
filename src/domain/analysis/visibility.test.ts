import { describe, expect, it } from 'vitest';
import { aSample, seen, someAnimals, someScans, unseen } from '../../../tests/support/builders/data-set.ts';
import type { ScanSample } from './scan-sample.ts';
import { visibilityOf } from './visibility.ts';
import { visibleScansOf } from './visible-scans.ts';

const of = (sample: ScanSample) => visibilityOf(sample, visibleScansOf(sample));
const individuals = someAnimals('lion', 'a', 'b', 'c');

describe('visibility', () => {
  it('counts an animal that is absent from a scan as not visible', () => {
    const records = [seen('s1', 'a'), seen('s2', 'a'), seen('s3', 'a'), seen('s1', 'b'), unseen('s2', 'b')];
    expect(of(aSample({ scans: someScans('s1', 's2', 's3', 's4'), individuals, records }))).toEqual([
      { individualId: 'a', visibleRecords: 3, percent: 75 },
      { individualId: 'b', visibleRecords: 1, percent: 25 },
      { individualId: 'c', visibleRecords: 0, percent: 0 },
    ]);
  });
  it('counts the scans of the cohorts of an animal alone', () => {
    const scans = someScans('s1', 's2', 's3').map((scan) => ({ ...scan, cohortId: scan.id === 's3' ? 'two' : 'one' }));
    const cohorts = [
      { id: 'one', individualIds: ['a', 'b'] },
      { id: 'two', individualIds: ['b'] },
    ];
    const records = [seen('s1', 'a'), seen('s2', 'a'), seen('s3', 'b')];
    expect(of(aSample({ scans, cohorts, individuals, records }))).toEqual([
      { individualId: 'a', visibleRecords: 2, percent: 100 },
      { individualId: 'b', visibleRecords: 1, percent: 100 / 3 },
      { individualId: 'c', visibleRecords: 0, percent: null },
    ]);
  });
  it('is not defined without a scan, and empty without an animal', () => {
    expect(of(aSample({ individuals })).map(({ percent }) => percent)).toEqual([null, null, null]);
    expect(of(aSample({ scans: someScans('s1') }))).toEqual([]);
  });
});
