import { expect, it } from 'vitest';
import { cellCentres } from './cell-centres.ts';

it('the centres of cells stand row after row from the origin, those that the border cuts as whole squares', () => {
  const grid = { widthM: 5, heightM: 4, sideM: 2, columns: 3, rows: 2 };
  expect(cellCentres(grid)).toEqual({ xs: [1, 3, 5, 1, 3, 5], ys: [1, 1, 1, 3, 3, 3] });
});
