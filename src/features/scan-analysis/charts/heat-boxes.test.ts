import { expect, it } from 'vitest';
import { boxPlace, levelHeightM, shareColour } from './heat-boxes.ts';

const grid = { widthM: 25, heightM: 20, sideM: 10, columns: 3, rows: 2 };
const box = { column: 0, row: 0, level: 0, share: 1, name: '' };

it('a box stands in the middle of its square, on its level, and is as high as its share', () => {
  const level = levelHeightM(grid);
  expect(level).toBeCloseTo(3.5, 12);
  const whole = boxPlace(grid, box);
  expect(whole.position).toEqual([-7.5, expect.closeTo(1.575, 12), -5]);
  expect(whole.size).toEqual([9, expect.closeTo(3.15, 12), 9]);
  const none = boxPlace(grid, { ...box, level: -1, share: 0 });
  expect(none.size[1]).toBeCloseTo(3.15 * 0.08, 12);
  expect(none.position[1] - none.size[1] / 2).toBeCloseTo(-level, 12);
});

it('the last box of a row is as narrow as the rest of the plan', () => {
  const { position, size } = boxPlace(grid, { ...box, column: 2, row: 1 });
  expect([position[0], size[0]]).toEqual([10, 4.5]);
  expect([position[2], size[2]]).toEqual([5, 9]);
});

it('the colour of a share goes from light orange to dark red', () => {
  expect([0, 0.5, 1].map(shareColour)).toEqual(['rgb(255, 216, 168)', 'rgb(228, 129, 105)', 'rgb(201, 42, 42)']);
});
