import { describe, expect, it } from 'vitest';
import { anArea, aZone } from '../../../../tests/support/builders/plan.ts';
import { ALL_LEVELS, heatRows, outlinesOn, shownHeat, shownLevels } from './heat-cells.ts';

it('names the column and the row of each square with a value', () => {
  expect(heatRows([0, 2, 0, 0, 0, 1], { columns: 3 })).toEqual([
    { column: 1, row: 0, value: 2 },
    { column: 2, row: 1, value: 1 },
  ]);
  expect(heatRows([], { columns: 3 })).toEqual([]);
});

it('draws the zones of a plan in metres, and none on a plan without a scale', () => {
  expect(outlinesOn(anArea(), [aZone()])).toMatchObject([
    {
      name: 'Rocher',
      corners: [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
      ],
    },
  ]);
  expect(outlinesOn(anArea({ mapWidthM: null }), [aZone()])).toEqual([]);
});

const FIRST = { column: 0, row: 0 };
const LAST = { column: 1, row: 0 };
const OF_LEVEL = { outside: 0, withoutCoordinates: 0 };
/** A plan of two squares: three records in the first one, of which one at height 2, and one in the last one, at height 2. */
const plan: Parameters<typeof shownHeat>[0] = {
  planId: 'plan',
  grid: { widthM: 2, heightM: 1, sideM: 1, columns: 2, rows: 1 },
  heatmap: { cells: [3, 1], largest: 3, ...OF_LEVEL },
  elevations: { levels: [{ level: 2, cells: [1, 1], largest: 1, ...OF_LEVEL }], withoutLevel: 2 },
  density: { points: 4, kernel: null, cells: [0.5, 0.25], largest: 0.5 },
};
/** The same records in two moments. */
const moments = [
  { moment: '09', scans: 1, plans: { plan: [{ ...FIRST, level: null, value: 2 }] } },
  {
    moment: '10',
    scans: 1,
    plans: {
      plan: [
        { ...FIRST, level: 2, value: 1 },
        { ...LAST, level: 2, value: 1 },
      ],
    },
  },
];
const whole = { level: ALL_LEVELS, isDensity: false, moments: null, at: 0 };

describe('the squares that a map shows', () => {
  it('are those of the whole period, of one height, or of the density, each with its largest value', () => {
    expect(shownHeat(plan, whole)).toMatchObject({ rows: [{ value: 3 }, { value: 1 }], largest: 3, ofMoment: false });
    expect(shownHeat(plan, { ...whole, level: '2' })).toMatchObject({ rows: [{ value: 1 }, { value: 1 }], largest: 1 });
    expect(shownHeat(plan, { ...whole, isDensity: true })).toMatchObject({
      ...{ rows: [{ value: 0.5 }, { value: 0.25 }], largest: 0.5 },
    });
  });

  it('of one moment are relative to the largest of all moments', () => {
    expect(shownHeat(plan, { ...whole, moments, at: 1 })).toEqual({
      rows: [
        { ...FIRST, value: 1 },
        { ...LAST, value: 1 },
      ],
      largest: 2,
      ofMoment: true,
    });
    expect(shownHeat(plan, { ...whole, moments, at: 0, level: '2' })).toEqual({ rows: [], largest: 1, ofMoment: true });
  });

  it('in space leave out records without a height, in one moment and in the whole period', () => {
    const both = [
      { ...FIRST, level: 2, value: 1 },
      { ...LAST, level: 2, value: 1 },
    ];
    expect(shownLevels(plan, { moments: null, at: 0 })).toEqual({ rows: both, largest: 1, ofMoment: false });
    expect(shownLevels(plan, { moments, at: 0 })).toEqual({ rows: [], largest: 1, ofMoment: true });
    expect(shownLevels(plan, { moments, at: 1 })).toEqual({ rows: both, largest: 1, ofMoment: true });
  });
});
