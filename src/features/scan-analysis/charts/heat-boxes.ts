import { interpolateRgb } from 'd3';
import type { Grid } from '#domain/enclosures/grid.ts';

/** A square of one level with its value, from 0 to 1 of the largest one of all levels, and its name with the figure. */
export type HeatBox = {
  readonly column: number;
  readonly row: number;
  /** from −1 to 4 */
  readonly level: number;
  readonly share: number;
  readonly name: string;
};

type Place = readonly [number, number, number];

/** The drawing is on light paper in both themes, as it is in a file. */
export const PAPER = '#f8f9fa';
/** The room between the levels, as a share of the longer side of the plan: the height of a level in metres is not known. */
const LEVEL_SHARE = 0.14;
/** A box fills most of its square and of its level, so that the neighbours stay apart. */
const FILLED = 0.9;
const LEAST_HEIGHT = 0.08;

/** Returns the room between two levels, in metres of the plan. */
export function levelHeightM({ widthM, heightM }: Pick<Grid, 'widthM' | 'heightM'>): number {
  return LEVEL_SHARE * Math.max(widthM, heightM);
}

/**
 * Returns the middle and the size of a box in metres: x to the right and z down the plan from its middle, y upwards from
 * level 0. A box stands on its level and is as high as its share; the last square of a row may be narrower.
 */
export function boxPlace(
  grid: Grid,
  { column, row, level, share }: HeatBox,
): { position: [...Place]; size: [...Place] } {
  const { widthM, heightM, sideM } = grid;
  const width = Math.min(sideM, widthM - column * sideM);
  const depth = Math.min(sideM, heightM - row * sideM);
  const height = levelHeightM(grid) * FILLED * (LEAST_HEIGHT + (1 - LEAST_HEIGHT) * share);
  return {
    position: [
      column * sideM + width / 2 - widthM / 2,
      level * levelHeightM(grid) + height / 2,
      row * sideM + depth / 2 - heightM / 2,
    ],
    size: [width * FILLED, height, depth * FILLED],
  };
}

/** Returns the colour of a share: from light orange to dark red, darker with each step of the share. */
export const shareColour: (share: number) => string = interpolateRgb('#ffd8a8', '#c92a2a');

/** The places from which a plan is seen. */
export const SPACE_VIEWS = ['angle', 'above', 'side'] as const;
export type View = (typeof SPACE_VIEWS)[number];
