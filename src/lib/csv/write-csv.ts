import { withFormulaGuard } from './formula-guard.ts';

/** The values of a cell; null is written as an empty cell. */
export type CsvCell = string | number | boolean | null;

/**
 * Returns the rows as a CSV file (RFC 4180) that spreadsheets open correctly: UTF-8 with its mark, lines ended by CRLF,
 * a semicolon between cells (as spreadsheets of six of the seven languages expect). Every text stands in quotes. A text
 * that a spreadsheet would calculate gets an apostrophe before it, which spreadsheets do not show, and one inside where
 * the text would become a formula when it is read with another separator; numbers are left as they are.
 */
export function writeCsv(rows: readonly (readonly CsvCell[])[], delimiter: ';' | ',' | '\t' = ';'): string {
  return `\ufeff${rows.map((row) => csvLine(row, delimiter)).join('\r\n')}\r\n`;
}

/** Returns one line of such a file, without its end. */
export function csvLine(row: readonly CsvCell[], delimiter: ';' | ',' | '\t' = ';'): string {
  return row.map(written).join(delimiter);
}

function written(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  return `"${withFormulaGuard(cell).replaceAll('"', '""')}"`;
}
