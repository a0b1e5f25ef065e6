import { ELEVATIONS } from '../../enclosures/enclosure.ts';
import { cellAt, type Grid } from '../../enclosures/grid.ts';

/** The coordinates of records in metres from the map's origin; null for a record without. */
type Coordinates = readonly (number | null)[];

/** The places of the records of a map. */
export type Heatmap = {
  /** the records of each cell, row after row, the first row at the map's origin */
  readonly cells: readonly number[];
  /** the largest of them, to which colours are relative */
  readonly largest: number;
  /** the records with a point outside the map */
  readonly outside: number;
  /** the records without coordinates */
  readonly withoutCoordinates: number;
};

/** The heatmap of each elevation level, the lowest first. */
export type LevelHeatmaps = {
  readonly levels: readonly (Heatmap & { readonly level: number })[];
  /** the records without a level, or with one that is none of −1 to 4 */
  readonly withoutLevel: number;
};

/**
 * Returns how many records lie in each cell of a grid, with x and y in metres in one order of records. A point on the
 * far border belongs to the last cell. Without a record all cells are 0.
 * @throws RangeError for lists of different lengths
 * @source analysis definitions, 7: grid and heatmap
 */
export function heatmap(grid: Grid, xs: Coordinates, ys: Coordinates): Heatmap {
  if (xs.length !== ys.length) throw new RangeError('There is not one y for each x.');
  const cells = Array.from({ length: grid.columns * grid.rows }, () => 0);
  let outside = 0;
  let withoutCoordinates = 0;
  for (const [record, x] of xs.entries()) {
    const y = ys[record] ?? null;
    const cell = x === null || y === null ? null : cellAt(grid, x, y);
    if (x === null || y === null) withoutCoordinates += 1;
    else if (cell === null) outside += 1;
    else {
      const place = cell.row * grid.columns + cell.column;
      cells[place] = (cells[place] ?? 0) + 1;
    }
  }
  return { cells, largest: cells.reduce((most, one) => Math.max(most, one), 0), outside, withoutCoordinates };
}

/**
 * Returns the heatmap of each elevation level from −1 to 4, over the records that have a level, in the order of `xs`.
 * @throws RangeError for lists of different lengths
 * @source analysis definitions, 7: grid and heatmap, 3D
 */
export function heatmapsOfLevels(grid: Grid, xs: Coordinates, ys: Coordinates, levels: Coordinates): LevelHeatmaps {
  if (levels.length !== xs.length) throw new RangeError('There is not one level for each x.');
  const ofLevel = ELEVATIONS.map((level) => {
    const isAt = (_: unknown, record: number) => levels[record] === level;
    return { level, ...heatmap(grid, xs.filter(isAt), ys.filter(isAt)) };
  });
  return { levels: ofLevel, withoutLevel: levels.filter((level) => !ELEVATIONS.some((one) => one === level)).length };
}
