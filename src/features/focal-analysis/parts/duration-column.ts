import { clockText } from '#features/observation-sessions/index.ts';
import type { FigureColumn } from '#kit/chart/figures.ts';

const SECOND_MS = 1_000;

/** Returns a column of durations in milliseconds: as a clock writes them on the screen, unrounded seconds in a file. */
export function durationColumn<Row>(id: string, header: string, msOf: (row: Row) => number | null): FigureColumn<Row> {
  return {
    ...{ id, header },
    cell: (row) => {
      const ms = msOf(row);
      return ms === null ? '–' : clockText(ms);
    },
    exportValue: (row) => {
      const ms = msOf(row);
      return ms === null ? null : ms / SECOND_MS;
    },
  };
}
