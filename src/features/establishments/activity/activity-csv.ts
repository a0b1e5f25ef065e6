import { COUNTED, totalOf } from '#domain/establishments/figures.ts';
import { type CsvCell, writeCsv } from '#lib/csv/write-csv.ts';
import type { ActivityRow } from './activity-row.ts';

/** The words of the file. */
export type ActivityWords = {
  readonly headers: readonly string[];
  readonly total: string;
  readonly nameOf: (row: ActivityRow) => string;
  readonly typeOf: (row: ActivityRow) => string;
  readonly tierOf: (row: ActivityRow) => string;
  readonly timeOf: (instant: number) => string;
};

/** Returns the table as a CSV file: a head, a line per establishment, the totals. No name becomes a formula. */
export function activityCsv(rows: readonly ActivityRow[], words: ActivityWords): string {
  const total = totalOf(rows.flatMap(({ figures }) => (figures === null ? [] : [figures])));
  return writeCsv([
    words.headers,
    ...rows.map((row): CsvCell[] => [
      words.nameOf(row),
      words.typeOf(row),
      words.tierOf(row),
      ...COUNTED.map((name) => row.figures?.[name] ?? null),
      timeOf(row.figures?.lastActivityUnix ?? null, words),
    ]),
    [words.total, null, null, ...COUNTED.map((name) => total[name]), null],
  ]);
}

function timeOf(instant: number | null, words: ActivityWords): string | null {
  return instant === null ? null : words.timeOf(instant);
}
