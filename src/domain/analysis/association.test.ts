import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySample, aSample, seen, someAnimals, someScans, unseen } from '../../../tests/support/builders/data-set.ts';
import { associationsOf } from './association.ts';
import type { ScanSample } from './scan-sample.ts';
import { visibleScansOf } from './visible-scans.ts';

const of = (sample: ScanSample) => associationsOf(sample, visibleScansOf(sample));
const near = (...proximity: readonly string[]) => ({ proximity: [...proximity] });
const scanIds = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9'];
/** The associations of two lions in nine scans. */
const ofTwo = (records: ReturnType<typeof seen>[]) =>
  of(aSample({ scans: someScans(...scanIds), individuals: someAnimals('lion', 'a', 'b'), records }));

describe('the association of two animals', () => {
  it('is that of the example of the analysis definitions', () => {
    const records = [
      ...scanIds.slice(0, 6).map((id) => seen(id, 'a', 'rest', near(...(id === 's3' ? ['b'] : [])))),
      ...scanIds.slice(2, 8).map((id) => seen(id, 'b', 'rest', near(...(id === 's4' ? ['a'] : [])))),
    ];
    const counts = { inProximity: 2, bothApart: 2, onlyA: 2, onlyB: 2 };
    const indices = { simpleRatioIndex: 0.25, halfWeightIndex: expect.closeTo(1 / 3, 12) };
    expect(ofTwo(records).pairs).toEqual([{ a: 'a', b: 'b', ...counts, ...indices }]);
  });
  it('weighs the scans of one of them by half in the half-weight index, and not those of both apart', () => {
    const records = [
      seen('s1', 'a', 'rest', near('b')),
      seen('s1', 'b'),
      seen('s2', 'a'),
      seen('s2', 'b'),
      seen('s3', 'a'),
    ];
    expect(ofTwo(records).pairs[0]).toMatchObject({
      bothApart: 1,
      onlyA: 1,
      onlyB: 0,
      simpleRatioIndex: 1 / 3,
      halfWeightIndex: 1 / 2.5,
    });
  });
  it('counts a scan once when each names the other, or one of them twice', () => {
    const records = [seen('s1', 'a', 'rest', near('b', 'b')), seen('s1', 'b', 'rest', near('a'))];
    expect(ofTwo(records).pairs[0]).toMatchObject({ inProximity: 1, simpleRatioIndex: 1, halfWeightIndex: 1 });
  });
  it('needs both to be visible in the scan', () => {
    const records = [
      seen('s1', 'a', 'rest', near('b')),
      unseen('s1', 'b'),
      seen('s2', 'a', 'rest', near('b')),
      { ...unseen('s3', 'a'), proximity: ['b'] },
      seen('s3', 'b'),
      seen('s4', 'b'),
    ];
    expect(ofTwo(records).pairs[0]).toMatchObject({ inProximity: 0, onlyA: 2, onlyB: 2, simpleRatioIndex: 0 });
  });
  it('has no scan of a cohort that did not look for one of the two', () => {
    const scans = someScans('s1', 's2', 's3').map((scan) => ({ ...scan, cohortId: scan.id === 's3' ? 'two' : 'one' }));
    const cohorts = [
      { id: 'one', individualIds: ['a', 'b'] },
      { id: 'two', individualIds: ['a', 'c'] },
    ];
    const records = [seen('s1', 'a', 'rest', near('b')), seen('s1', 'b'), seen('s2', 'a'), seen('s3', 'a')];
    const { pairs } = of(aSample({ scans, cohorts, individuals: someAnimals('lion', 'a', 'b', 'c'), records }));
    expect(pairs).toMatchObject([
      { a: 'a', b: 'b', inProximity: 1, onlyA: 1, onlyB: 0, simpleRatioIndex: 0.5 },
      { a: 'a', b: 'c', onlyA: 1, onlyB: 0, simpleRatioIndex: 0 },
      { a: 'b', b: 'c', onlyA: 0, onlyB: 0, simpleRatioIndex: null },
    ]);
  });
  it('leaves out strangers and the animal itself', () => {
    const records = [seen('s1', 'a', 'rest', near('a', 'stranger')), seen('s1', 'b'), seen('s1', 'stranger')];
    expect(ofTwo(records).pairs[0]).toMatchObject({ inProximity: 0, bothApart: 1 });
  });
  it('is not defined when neither was ever seen', () => {
    expect(ofTwo([unseen('s1', 'a')]).pairs[0]).toMatchObject({
      inProximity: 0,
      simpleRatioIndex: null,
      halfWeightIndex: null,
    });
  });
});

describe('the proximity matrix', () => {
  it('is symmetric, in the order of the animals, with an empty diagonal', () => {
    const individuals = someAnimals('lion', 'c', 'a', 'b');
    const records = [
      seen('s1', 'a', 'rest', near('c')),
      seen('s1', 'c'),
      seen('s2', 'a', 'rest', near('b', 'c')),
      seen('s2', 'b'),
      seen('s2', 'c'),
    ];
    const { individualIds, proximity, simpleRatioIndex, halfWeightIndex } = of(
      aSample({ scans: someScans('s1', 's2'), individuals, records }),
    );
    expect(individualIds).toEqual(['c', 'a', 'b']);
    expect(proximity).toEqual([
      [null, 2, 0],
      [2, null, 1],
      [0, 1, null],
    ]);
    expect(simpleRatioIndex).toEqual([
      [null, 1, 0],
      [1, null, 0.5],
      [0, 0.5, null],
    ]);
    expect(halfWeightIndex[1]?.[2]).toBe(1 / 1.5);
  });
  it('of one animal is an empty cell, and of none empty', () => {
    expect(of(aSample({ individuals: someAnimals('lion', 'a') }))).toEqual({
      individualIds: ['a'],
      proximity: [[null]],
      simpleRatioIndex: [[null]],
      halfWeightIndex: [[null]],
      pairs: [],
    });
    expect(of(aSample({})).proximity).toEqual([]);
  });
  it('of any sample has indices from 0 to 1, the half-weight index at least the simple ratio', () => {
    fc.assert(
      fc.property(anySample, (any) => {
        const { pairs, individualIds } = of(any);
        const n = individualIds.length;
        expect(pairs).toHaveLength((n * (n - 1)) / 2);
        for (const { bothApart, onlyA, onlyB, simpleRatioIndex, halfWeightIndex } of pairs) {
          expect(Math.min(bothApart, onlyA, onlyB)).toBeGreaterThanOrEqual(0);
          expect(simpleRatioIndex === null).toBe(halfWeightIndex === null);
          expect(halfWeightIndex ?? 0).toBeGreaterThanOrEqual(simpleRatioIndex ?? 0);
          expect(halfWeightIndex ?? 0).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
  it('of any sample is the same when every proximity is noted by the other animal', () => {
    fc.assert(
      fc.property(anySample, (any) => {
        const turned = any.visible.map((record) => ({
          ...record,
          proximity: any.visible
            .filter((other) => other.scan === record.scan && other.proximity.includes(record.individual.id))
            .map((other) => other.individual.id),
        }));
        expect(of({ ...any, visible: turned })).toEqual(of(any));
      }),
    );
  });
});
