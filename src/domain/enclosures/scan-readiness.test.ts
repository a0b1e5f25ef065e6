import { describe, expect, it } from 'vitest';
import type { Area } from './enclosure.ts';
import { scanGapsOf, scanMissing } from './scan-readiness.ts';

const plan: Area = {
  areaId: 'plan',
  areaName: '',
  areaImage: 'zoo-1/enclosures/e/plan.jpg',
  areaImageUrl: 'https://x/plan.jpg',
  imageWidth: 2_000,
  imageHeight: 1_000,
  shouldUpload: false,
  mapWidthM: 40,
  squareAreaM2: 1,
  elevation: 0,
};
const zone = { isHiddenForScanSampling: false, areaM2: 12, areaId: 'plan', shape: '0,0 1,0 0.5,1' };
const gaps = (areas: readonly Partial<Area>[], zones: readonly Partial<typeof zone>[] = [zone], animalsCount = 3) =>
  scanMissing(
    { areas: areas.map((area) => ({ ...plan, ...area })), animalsCount },
    zones.map((one) => ({ ...zone, ...one })),
  );

describe('the gaps of an enclosure before scans', () => {
  it('are none when its plan, its zones and its animals are there', () => {
    expect(gaps([{}])).toEqual([]);
  });
  it('are the plan, a zone and animals in an empty one', () => {
    expect(scanMissing({ areas: [], animalsCount: 0 }, [])).toEqual(['plan', 'zone', 'animals']);
  });
  it('include a plan without its image', () => {
    expect(gaps([{}, { areaId: 'other', areaImageUrl: null }])).toEqual(['plan']);
  });
  it.each([null, 0, -1])('include a width of %s', (mapWidthM) => {
    expect(gaps([{ mapWidthM }])).toEqual(['map-width']);
  });
  it.each([null, 0])('include squares of %s', (squareAreaM2) => {
    expect(gaps([{ squareAreaM2 }])).toEqual(['square']);
  });
  it('include a grid of more than 100 squares', () => {
    expect(gaps([{ mapWidthM: 100 }])).toEqual([]);
    expect(gaps([{ mapWidthM: 101 }])).toEqual(['grid-too-wide']);
  });
  it('include the animals at none, and not at one', () => {
    expect([gaps([{}], [zone], 0), gaps([{}], [zone], 1)]).toEqual([['animals'], []]);
  });
  it('include a zone of no square metre', () => {
    expect(gaps([{}], [{ areaM2: 0 }])).toEqual(['zone-area']);
  });
  it('include a zone without its area or its shape, or drawn on a plan that is gone', () => {
    expect(gaps([{}], [{}, { areaM2: null as never }])).toEqual(['zone-area']);
    expect(gaps([{}], [{ shape: null as never }])).toEqual(['zone-shape']);
    expect(gaps([{}], [{ areaId: 'gone' }])).toEqual(['zone-shape']);
  });
  it('include no zone when all are hidden for scan sampling, whatever those lack', () => {
    expect(gaps([{}], [{ isHiddenForScanSampling: true, areaM2: null as never }])).toEqual(['zone']);
    expect(gaps([{}], [{}, { isHiddenForScanSampling: true, shape: null as never }])).toEqual([]);
  });
});

describe('the gaps in an enclosure’s document', () => {
  it('are never none in a new one', () => {
    expect(scanGapsOf({ areas: [], animalsCount: 0, scanMissing: [] })).toEqual(['plan', 'animals']);
  });
  it('follow the animals at once, and keep the gaps found in the zones', () => {
    const stored = gaps([{}], [{ areaM2: null as never }], 0);
    expect(scanGapsOf({ areas: [plan], animalsCount: 2, scanMissing: stored })).toEqual(['zone-area']);
    expect(scanGapsOf({ areas: [plan], animalsCount: 0, scanMissing: [] })).toEqual(['animals']);
  });
});
