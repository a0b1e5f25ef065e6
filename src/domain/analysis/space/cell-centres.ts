import type { Grid } from '../../enclosures/grid.ts';

/**
 * Returns the middle of each whole square of a grid in metres from the map's origin, row after row as the cells of a
 * heatmap: the places at which a density is drawn. The squares that the border cuts are taken as whole.
 * @source analysis definitions, 7: grid and heatmap
 */
export function cellCentres({ columns, rows, sideM }: Grid): { xs: number[]; ys: number[] } {
  const cells = Array.from({ length: columns * rows }, (_, cell) => cell);
  return {
    xs: cells.map((cell) => ((cell % columns) + 0.5) * sideM),
    ys: cells.map((cell) => (Math.floor(cell / columns) + 0.5) * sideM),
  };
}
