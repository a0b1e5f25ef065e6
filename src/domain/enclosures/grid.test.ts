import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellAt, gridOf } from './grid.ts';

const gridFor = (widthM: number, heightM: number, squareAreaM2: number) => {
  const grid = gridOf(widthM, heightM, squareAreaM2);
  if (!grid.ok) throw new Error(grid.error.code);
  return grid.value;
};

describe('the grid of a plan', () => {
  it.each([
    [100, 50, 1, 100, 50],
    [10, 5, 4, 5, 3],
    [10.5, 5, 1, 11, 5],
    [7, 3.5, 0.0049, 100, 50],
    [0.3, 0.2, 0.01, 3, 2],
    [33.3, 10, 0.110889, 100, 31],
    [1, 1, 100, 1, 1],
    [1.000_000_000_5, 1, 1, 1, 1],
    [1.000_000_001_5, 1, 1, 2, 1],
  ])('%d m by %d m in squares of %d m² has %i by %i', (width, height, square, columns, rows) => {
    expect(gridFor(width, height, square)).toMatchObject({ columns, rows });
  });
  it('is too wide beyond 100 squares, and not at 100', () => {
    expect(gridOf(100, 10, 1).ok).toBe(true);
    expect(gridOf(100.01, 10, 1)).toMatchObject({ ok: false, error: { code: 'enclosure/grid-too-wide' } });
    expect(gridOf(100, 10, 0.999)).toMatchObject({ ok: false });
    expect(gridOf(1, 1, 1e-300)).toMatchObject({ ok: false });
    expect(gridOf(Number.NaN, 1, 1)).toMatchObject({ ok: false });
  });
});

describe('the square of a point', () => {
  const grid = gridFor(10, 5, 4);
  it.each([
    [0, 0, 0, 0],
    [1.999, 1.999, 0, 0],
    [2, 2, 1, 1],
    [9.9, 4.9, 4, 2],
    [10, 5, 4, 2],
  ])('at %d, %d is column %i, row %i', (x, y, column, row) => {
    expect(cellAt(grid, x, y)).toEqual({ column, row });
  });
  it.each([
    [-0.001, 0],
    [0, -1],
    [10.001, 1],
    [1, 5.001],
    [Number.NaN, 1],
  ])('at %d, %d is none: it lies outside', (x, y) => {
    expect(cellAt(grid, x, y)).toBeNull();
  });
  it('on a line between squares belongs to the next, whatever division makes of it', () => {
    expect(cellAt(gridFor(1, 1, 0.01), 0.3, 0.7)).toEqual({ column: 3, row: 7 });
  });
  it('is always one of the grid', () => {
    const length = fc.double({ min: 0.1, max: 1_000, noNaN: true });
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(length, length, fc.integer({ min: 1, max: 100 }), share, share, (width, height, across, u, v) => {
        const drawn = gridOf(width, height, (width / across) ** 2);
        const cell = drawn.ok ? cellAt(drawn.value, u * width, v * height) : null;
        expect(drawn).toMatchObject({ ok: true, value: { columns: across } });
        expect(cell).not.toBeNull();
        expect(cell!.column).toBeLessThan(across);
        expect(cell!.row).toBeLessThan(drawn.ok ? drawn.value.rows : 0);
      }),
    );
  });
});
