import { describe, expect, it } from 'vitest';
import { pixelsOfSquare } from './heat-image.ts';

describe('the pixels of a square in the picture of a grid', () => {
  it.each([
    [1, 1, 512],
    [100, 40, 6],
    [40, 100, 6],
    [100, 512, 1],
    [100, 8192, 1],
    [100, 10_000, 1],
  ])('for %i × %i squares are %i', (columns, rows, pixels) => {
    expect(pixelsOfSquare({ columns, rows })).toBe(pixels);
  });
});
