import { expect, it } from 'vitest';
import { anArea, aZone } from '../../../../tests/support/builders/plan.ts';
import { heatRows, outlinesOn } from './heat-cells.ts';

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
