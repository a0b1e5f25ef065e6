/** The values of a cell; null is written as an empty cell. */
export type CsvCell = string | number | boolean | null;

// A spreadsheet opens a text with such a beginning as a formula, and a hostile person may have typed it as a name.
const FORMULA = /^[\s"\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/**
 * The same inside a text: a program that expects another separator splits a quoted text there, and takes the rest as a
 * cell of its own. A plain number stays (the second half of a coordinate), as does the dash of a list in a note.
 */
const FORMULA_INSIDE =
  /([,;\t])(?=[\s"\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20])(?!\s*[+-]?[\d.]+\s*(?:[,;\t\r\n]|$))|([\r\n])(?=[\t "\u200b\ufeff]*(?:[=@\uff1d\uff0b\uff0d\uff20]|[+-](?! )))/gu;

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
  return `"${withoutFormulas(cell).replaceAll('"', '""')}"`;
}

/** Returns the text with an apostrophe before everything that a spreadsheet would calculate. */
export function withoutFormulas(text: string): string {
  return (FORMULA.test(text) ? `'${text}` : text).replace(FORMULA_INSIDE, "$1$2'");
}
