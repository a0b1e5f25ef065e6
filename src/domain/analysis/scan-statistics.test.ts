import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySample, aSample, seen, someAnimals, someScans, unseen } from '../../../tests/support/builders/data-set.ts';
import type { ScanSample } from './scan-sample.ts';
import { scanStatisticsOf } from './scan-statistics.ts';
import { visibleScansOf } from './visible-scans.ts';

const of = (sample: ScanSample) => scanStatisticsOf(sample, visibleScansOf(sample));
const UNDEFINED = { mean: null, standardDeviation: null, median: null, min: null, max: null };
/** The spread of visible animals over scans in which as many animals were seen. */
const spreadOf = (...counts: readonly number[]) => {
  const ids = counts.map((_, index) => `s${index}`);
  const animals = ['a', 'b', 'c', 'd', 'e'];
  return of(
    aSample({
      scans: someScans(...ids),
      individuals: someAnimals('lion', ...animals),
      records: ids.flatMap((id, index) => animals.slice(0, counts[index]).map((animal) => seen(id, animal))),
    }),
  ).visibleIndividualsPerScan;
};

describe('the statistics of a sample', () => {
  it('count scans, records, animals and the days of Paris with a scan', () => {
    const sample = aSample({
      scans: [
        { id: 's2', instant: '2025-03-30T00:59:59Z' },
        { id: 's1', instant: '2025-03-29T23:30:00Z' },
        { id: 's3', instant: '2025-03-30T22:00:00Z' },
      ],
      individuals: someAnimals('lion', 'a', 'b', 'c', 'd'),
      records: [
        seen('s1', 'a'),
        seen('s2', 'a'),
        unseen('s3', 'a'),
        unseen('s1', 'b'),
        seen('s1', 'd'),
        seen('s1', 'x'),
      ],
    });
    expect(of(sample)).toEqual({
      scans: 3,
      records: 5,
      visibleRecords: 3,
      notVisibleRecords: 2,
      individuals: 4,
      individualsSeen: 2,
      neverSeen: ['b', 'c'],
      firstScan: { utc: '2025-03-29T23:30:00.000Z', local: '2025-03-30T00:30:00+01:00' },
      lastScan: { utc: '2025-03-30T22:00:00.000Z', local: '2025-03-31T00:00:00+02:00' },
      days: 2,
      scansPerDay: 1.5,
      visibleIndividualsPerScan: { mean: 1, standardDeviation: 1, median: 1, min: 0, max: 2 },
    });
  });
  it('of nothing are 0 or not defined', () => {
    expect(of(aSample({}))).toEqual({
      scans: 0,
      records: 0,
      visibleRecords: 0,
      notVisibleRecords: 0,
      individuals: 0,
      individualsSeen: 0,
      neverSeen: [],
      firstScan: null,
      lastScan: null,
      days: 0,
      scansPerDay: null,
      visibleIndividualsPerScan: UNDEFINED,
    });
  });
});

describe('the visible animals of a scan', () => {
  it('are a mean over all scans, with the deviation of a sample, zeros included', () => {
    expect(spreadOf(5, 0, 1, 4)).toEqual({
      mean: 2.5,
      standardDeviation: expect.closeTo(Math.sqrt(17 / 3), 12),
      median: 2.5,
      min: 0,
      max: 5,
    });
  });
  it('have the middle value of an odd number of scans as their median', () => {
    expect(spreadOf(5, 0, 1).median).toBe(1);
  });
  it('are not defined with fewer than two scans', () => {
    expect([spreadOf(), spreadOf(3)]).toEqual([UNDEFINED, UNDEFINED]);
    expect(spreadOf(3, 3)).toEqual({ mean: 3, standardDeviation: 0, median: 3, min: 3, max: 3 });
  });
  it('of any sample lie between the smallest and the largest number, and add up to the visible records', () => {
    fc.assert(
      fc.property(anySample, (any) => {
        const { scans, visibleRecords, visibleIndividualsPerScan } = of(any);
        const { mean, median, min, max } = visibleIndividualsPerScan;
        fc.pre(mean !== null && median !== null && min !== null && max !== null);
        expect(mean * scans).toBeCloseTo(visibleRecords, 9);
        expect([min <= median, median <= max, min <= mean + 1e-12, mean <= max + 1e-12]).toEqual(Array(4).fill(true));
      }),
    );
  });
});
