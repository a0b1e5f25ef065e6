import { describe, expect, it } from 'vitest';
import {
  aDataSet,
  type DataSetInput,
  seen,
  someAnimals,
  someScans,
  unseen,
} from '../../../tests/support/builders/data-set.ts';
import { sampleOf } from './scan-sample.ts';
import { spaceUseOf } from './space-results.ts';

/** The space use of these lists. */
const of = (input: Partial<DataSetInput>) => {
  const dataSet = aDataSet(input);
  return spaceUseOf(sampleOf(dataSet), dataSet);
};
const close = (value: number) => expect.closeTo(value, 9);
const scanIds = Array.from({ length: 100 }, (_, at) => `s${at}`);

/** The example of the definitions: 60, 30 and 10 records in zones of 50, 30 and 20 m², and one animal never seen. */
const threeZones: Partial<DataSetInput> = {
  scans: someScans(...scanIds),
  individuals: someAnimals('lion', 'a', 'b'),
  zones: [
    { id: 'rock', areaM2: 50 },
    { id: 'pool', areaM2: 30 },
    { id: 'den', areaM2: 20 },
  ],
  records: scanIds.map((id, at) => seen(id, 'a', 'rest', { zoneId: at < 60 ? 'rock' : at < 90 ? 'pool' : 'den' })),
};

/** The five points of the definitions on a plan of 4 × 2 m, with those of other records. */
const pointsOf = (...points: readonly (readonly [number, number])[]): Partial<DataSetInput> => ({
  scans: someScans(...scanIds),
  individuals: someAnimals('lion', 'a'),
  plans: [{ id: 'outside', widthM: 4, heightM: 2 }],
  records: points.map(([x, y], at) => seen(`s${at}`, 'a', 'rest', { x, y, elevation: at % 2 })),
});
const fivePoints = pointsOf([0, 0], [1, 0], [0, 1], [1, 1], [2, 1]);

describe('the use of zones', () => {
  it('has the indices of the example of the analysis definitions', () => {
    const { overall, zonesWithoutArea } = of(threeZones);
    expect(overall).toEqual({
      zones: [
        { zoneId: 'rock', count: 60, percent: 60, electivity: close(0.142_857_142_857) },
        { zoneId: 'pool', count: 30, percent: 30, electivity: close(0.052_631_578_947) },
        { zoneId: 'den', count: 10, percent: 10, electivity: close(-0.285_714_285_714) },
      ],
      withoutZone: 0,
      percentWithoutZone: 0,
      spread: { original: close(0.4), modified: close(0.125) },
    });
    expect(zonesWithoutArea).toEqual([]);
  });
  it('is given for each individual, and is not defined for one never seen', () => {
    const { individuals, overall } = of(threeZones);
    expect(individuals[0]).toEqual({ individualId: 'a', ...overall });
    expect(individuals[1]).toEqual({
      individualId: 'b',
      zones: ['rock', 'pool', 'den'].map((zoneId) => ({ zoneId, count: 0, percent: null, electivity: null })),
      withoutZone: 0,
      percentWithoutZone: null,
      spread: { original: null, modified: null },
    });
  });
  it('counts records without a zone, with an unknown one and with a hidden one apart', () => {
    const { overall } = of({
      scans: someScans('s1', 's2', 's3', 's4'),
      individuals: someAnimals('lion', 'a'),
      zones: [
        { id: 'rock', areaM2: 5 },
        { id: 'pool', areaM2: 5 },
        { id: 'stable', areaM2: 90, isHidden: true },
      ],
      records: [
        seen('s1', 'a', 'rest', { zoneId: 'rock' }),
        seen('s2', 'a', 'rest', { zoneId: 'gone' }),
        seen('s3', 'a'),
        seen('s4', 'a', 'rest', { zoneId: 'stable' }),
      ],
    });
    expect(overall.zones.map(({ zoneId, percent }) => [zoneId, percent])).toEqual([
      ['rock', 100],
      ['pool', 0],
    ]);
    expect([overall.withoutZone, overall.percentWithoutZone, overall.spread]).toEqual([
      3,
      75,
      { original: 1, modified: 1 },
    ]);
  });
  it('has no index by area where a zone has no area, and still the original spread', () => {
    const { overall, zonesWithoutArea } = of({ ...threeZones, zones: [{ id: 'rock' }, { id: 'pool', areaM2: 30 }] });
    expect([zonesWithoutArea, overall.zones[1]?.electivity]).toEqual([['rock'], null]);
    expect(overall.spread).toEqual({ original: close(1 / 3), modified: null });
  });
});

describe('the use of a plan', () => {
  it('has the cells, row after row from the origin, of the records inside, and counts the others apart', () => {
    const [use] = of(pointsOf([0, 0], [0.5, 0.5], [3.5, 1.5], [4, 2], [4.1, 1])).plans;
    expect(use).toMatchObject({
      planId: 'outside',
      grid: { columns: 4, rows: 2, sideM: 1 },
      heatmap: { cells: [2, 0, 0, 0, 0, 0, 0, 2], largest: 2, outside: 1, withoutCoordinates: 0 },
      density: { points: 4 },
    });
    expect(use?.elevations.levels.map(({ level, cells }) => [level, cells[0], cells[7]])).toEqual([
      [-1, 0, 0],
      [0, 1, 1],
      [1, 1, 1],
      [2, 0, 0],
      [3, 0, 0],
      [4, 0, 0],
    ]);
  });
  it('has the kernel of the example of the analysis definitions, and its density at the middle of each cell', () => {
    const [use] = of(fivePoints).plans;
    expect(use?.density.kernel).toEqual({
      factor: close(0.764_724_491_3),
      xx: expect.closeTo(0.409_362_5, 6),
      xy: expect.closeTo(0.087_720_5, 6),
      yy: expect.closeTo(0.175_441_1, 6),
    });
    expect(use?.density.cells).toHaveLength(8);
    expect(use?.density.cells?.[0]).toBeCloseTo(0.177_576_7, 6);
    expect(use?.density.largest).toBe(Math.max(...(use?.density.cells ?? [])));
  });
  it('has no density of two points, nor of points on one line', () => {
    const densities = [pointsOf([0, 0], [1, 1]), pointsOf([0, 0], [1, 1], [2, 2])].map(
      (set) => of(set).plans[0]?.density,
    );
    expect(densities).toEqual([2, 3].map((points) => ({ points, kernel: null, cells: null, largest: null })));
  });
  it('counts records without coordinates and without a level apart', () => {
    const [use] = of({ ...fivePoints, records: [seen('s1', 'a'), unseen('s2', 'a')] }).plans;
    expect([use?.heatmap.withoutCoordinates, use?.elevations.withoutLevel]).toEqual([1, 1]);
  });
  it('is that of the records that name it; of one plan alone also of those that name none', () => {
    const plans = ['outside', 'inside'].map((id) => ({ id, widthM: 1, heightM: 1 }));
    const records = ['inside', 'inside', 'gone', null].map((planId, at) =>
      seen(`s${at}`, 'a', 'rest', { planId, x: 0, y: 0 }),
    );
    const pointsAndRest = (set: Partial<DataSetInput>) => {
      const { plans: uses, withoutPlan } = of({ ...fivePoints, records, ...set });
      return [...uses.map(({ density }) => density.points), withoutPlan];
    };
    expect(pointsAndRest({ plans })).toEqual([0, 2, 2]);
    expect(pointsAndRest({ plans: plans.slice(1) })).toEqual([3, 1]);
    expect(pointsAndRest({ plans: [] })).toEqual([4]);
  });
});

it('the use of space of a plan that is too wide for a grid is refused', () => {
  const dataSet = aDataSet(fivePoints);
  const plans = dataSet.plans.map((plan) => ({ ...plan, widthM: 101 }));
  expect(() => spaceUseOf(sampleOf(dataSet), { zones: [], plans })).toThrow(RangeError);
});

it('the use of space without scans, individuals, zones or plans is empty', () => {
  expect(of({})).toEqual({
    zonesWithoutArea: [],
    overall: { zones: [], withoutZone: 0, percentWithoutZone: null, spread: { original: null, modified: null } },
    individuals: [],
    plans: [],
    withoutPlan: 0,
  });
});
