import type { Look, Paper } from './paper.ts';
import type { ChartBlock } from './sheet-blocks.ts';

const LABEL: Look = { size: 8, isBold: false, isGrey: true };
/** The area of the lines, in millimetres: its left edge behind the numbers, its height, and the room above and below. */
const AREA = { left: 10, height: 62, top: 3, axis: 6 };
const LEGEND_LINE = 5;
const SWATCH = 10;
const STEPS = [0, 20, 40, 60, 80, 100];
const RULE = { colour: [205, 205, 205], width: 0.2, dashes: [] } as const;
const MARK = { colour: [95, 95, 95], width: 0.25, dashes: [1, 1] } as const;
const DOT = 0.8;

/** Returns the height of a chart with its legend, in millimetres. */
export function chartHeight(paper: Paper, { series }: ChartBlock): number {
  return AREA.top + AREA.height + AREA.axis + Math.ceil(series.length / perLine(paper)) * LEGEND_LINE + 2;
}

/** Draws the lines of a chart at the present place; it takes `chartHeight` of room. */
export function drawChart(paper: Paper, { points, series }: ChartBlock): void {
  const width = paper.width - AREA.left;
  const first = points[0]?.at ?? 0;
  const span = (points.at(-1)?.at ?? 0) - first;
  const xOf = (at: number) => AREA.left + (span === 0 ? width / 2 : (width * (at - first)) / span);
  const yOf = (value: number) => AREA.top + AREA.height * (1 - value / 100);
  for (const step of STEPS) {
    paper.path(
      [
        [AREA.left, yOf(step)],
        [paper.width, yOf(step)],
      ],
      RULE,
    );
    const label = String(step);
    paper.write(label, LABEL, AREA.left - 2 - paper.textWidth(label, LABEL), yOf(step) - 1.7);
  }
  for (const { at, isMarked } of points) {
    if (isMarked)
      paper.path(
        [
          [xOf(at), yOf(100)],
          [xOf(at), yOf(0)],
        ],
        MARK,
      );
  }
  drawDates(paper, points, xOf);
  for (const { values, ...look } of series) {
    const known = points.flatMap(({ at }, place) => {
      const value = values[place] ?? null;
      return value === null ? [] : [[xOf(at), yOf(value)] as const];
    });
    paper.path(known, look);
    for (const [x, y] of known) paper.dot(x, y, DOT, look.colour);
  }
  drawLegend(paper, series);
}

/** The dates below the axis, from the left, without those that another one leaves no room for. */
function drawDates(paper: Paper, points: ChartBlock['points'], xOf: (at: number) => number): void {
  let end = -Infinity;
  for (const { at, label } of points) {
    const width = paper.textWidth(label, LABEL);
    const left = Math.min(Math.max(0, xOf(at) - width / 2), paper.width - width);
    if (left < end + 3) continue;
    paper.write(label, LABEL, left, AREA.top + AREA.height + 1);
    end = left + width;
  }
}

function drawLegend(paper: Paper, series: ChartBlock['series']): void {
  const columns = perLine(paper);
  for (const [place, { label, ...look }] of series.entries()) {
    const left = AREA.left + (place % columns) * (paper.width / columns);
    const below = AREA.top + AREA.height + AREA.axis + Math.floor(place / columns) * LEGEND_LINE;
    paper.path(
      [
        [left, below + 2],
        [left + SWATCH, below + 2],
      ],
      look,
    );
    paper.write(label, LABEL, left + SWATCH + 2, below + 0.4);
  }
}

/** The entries of the legend that stand side by side. */
function perLine(paper: Paper): number {
  return Math.max(1, Math.floor(paper.width / 42));
}
