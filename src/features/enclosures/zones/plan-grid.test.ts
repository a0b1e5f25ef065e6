import { expect, it } from 'vitest';
import { planGrid } from './plan-grid.ts';

const plan = { mapWidthM: 40, squareAreaM2: 4, imageWidth: 1600, imageHeight: 1200 };

it('a plan of 40 by 30 metres has 20 by 15 squares of 4 m²', () => {
  expect(planGrid(plan)).toEqual({ columns: 20, rows: 15, stepX: 0.05, stepY: 2 / 30 });
});

it('squares need a width, an image and an area', () => {
  for (const gap of ['mapWidthM', 'squareAreaM2', 'imageWidth', 'imageHeight'] as const)
    expect(planGrid({ ...plan, [gap]: null })).toBeNull();
  expect(planGrid({ ...plan, mapWidthM: 0 })).toBeNull();
  expect(planGrid({ ...plan, squareAreaM2: -1 })).toBeNull();
});

it('100 squares across are drawn, more are not', () => {
  expect(planGrid({ ...plan, mapWidthM: 100, squareAreaM2: 1 })?.columns).toBe(100);
  expect(planGrid({ ...plan, mapWidthM: 100.5, squareAreaM2: 1 })).toBeNull();
});
