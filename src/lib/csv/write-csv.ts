/** The values of a cell; null is written as an empty cell. */
export type CsvCell = string | number | boolean | null;

// A spreadsheet opens a text with such a beginning as a formula, and a hostile person may have typed it as a name.
const FORMULA = /^[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/**
 * Returns the rows as a CSV file (RFC 4180) that spreadsheets open correctly: UTF-8 with its mark, lines ended by CRLF,
 * a semicolon between cells (as spreadsheets of six of the seven languages expect). A text that a spreadsheet would
 * calculate gets an apostrophe before it, which spreadsheets do not show; numbers are left as they are.
 */
export function writeCsv(rows: readonly (readonly CsvCell[])[], delimiter: ';' | ',' | '\t' = ';'): string {
  return `\ufeff${rows.map((row) => csvLine(row, delimiter)).join('\r\n')}\r\n`;
}

/** Returns one line of such a file, without its end. */
export function csvLine(row: readonly CsvCell[], delimiter: ';' | ',' | '\t' = ';'): string {
  return row.map((cell) => written(cell, delimiter)).join(delimiter);
}

function written(cell: CsvCell, delimiter: string): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  const needsQuotes = text.includes(delimiter) || /["\r\n]|^\s|\s$/.test(text);
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}
