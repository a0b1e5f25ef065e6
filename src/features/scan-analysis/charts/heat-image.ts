import type { Grid } from '#domain/enclosures/grid.ts';
import type { HeatCell } from './PlanHeat.tsx';

/** Red of the palette; the share of a square is its opacity. */
const RED = [201, 42, 42] as const;
const MAX_OPACITY = 0.7;
const MIN_OPACITY = 0.08;
/** A picture is at least this wide and high, or as many pixels as squares: a viewer that smooths pictures keeps the squares. */
const MIN_PIXELS = 512;
/** No browser draws a larger canvas everywhere. */
const MAX_PIXELS = 8192;

/**
 * Returns how many pixels a square of a grid is wide in its picture: as many as make 512 for the longer side, at most so many that
 * none is longer than 8,192, and at least 1.
 */
export function pixelsOfSquare({ columns, rows }: Pick<Grid, 'columns' | 'rows'>): number {
  const longest = Math.max(columns, rows);
  return Math.max(1, Math.min(Math.ceil(MIN_PIXELS / longest), Math.floor(MAX_PIXELS / longest)));
}

/**
 * Draws the squares of a grid on a canvas, the more opaque the larger their share, and returns the picture as a data address; null
 * where the browser has no canvas to draw on. However many squares there are, the page has one element more.
 */
export function heatImage(grid: Pick<Grid, 'columns' | 'rows'>, cells: readonly HeatCell[]): string | null {
  const pixels = pixelsOfSquare(grid);
  const canvas = document.createElement('canvas');
  canvas.width = grid.columns * pixels;
  canvas.height = grid.rows * pixels;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  for (const { column, row, share } of cells) {
    context.fillStyle = `rgba(${RED.join(',')},${MIN_OPACITY + share * (MAX_OPACITY - MIN_OPACITY)})`;
    context.fillRect(column * pixels, row * pixels, pixels, pixels);
  }
  return canvas.toDataURL();
}
