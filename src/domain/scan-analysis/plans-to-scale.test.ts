import { expect, it } from 'vitest';
import { anArea, aZone } from '../../../tests/support/builders/plan.ts';
import { plansToScale } from './plans-to-scale.ts';

it('gives a plan its size in metres and the outlines of its own zones', () => {
  const zones = [aZone(), aZone({ zoneId: 'pool', areaId: 'inside' }), aZone({ zoneId: 'tree', shape: null })];
  expect(plansToScale([anArea()], zones)).toEqual({
    plans: [
      {
        ...{ id: 'outside', widthM: 20, heightM: 10, squareAreaM2: 4 },
        outlines: [
          {
            zoneId: 'rock',
            polygon: [
              [0, 0],
              [10, 0],
              [10, 10],
              [0, 10],
            ],
          },
        ],
      },
    ],
    tooWide: [],
  });
});

it('leaves out a plan without a scale, and takes squares of one m² where none are chosen', () => {
  expect(plansToScale([anArea({ mapWidthM: null })], []).plans).toEqual([]);
  expect(plansToScale([anArea({ squareAreaM2: null })], []).plans[0]?.squareAreaM2).toBe(1);
});

it('takes a grid of 100 squares across and names one of 101', () => {
  expect(plansToScale([anArea({ mapWidthM: 100, squareAreaM2: 1 })], []).tooWide).toEqual([]);
  expect(plansToScale([anArea({ mapWidthM: 101, squareAreaM2: 1 })], [])).toEqual({
    plans: [],
    tooWide: ['Extérieur'],
  });
});
