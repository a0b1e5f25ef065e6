import Papa from 'papaparse';
import { withoutFormulaGuard } from '../csv/formula-guard.ts';
import { RefusedFile, type Sheet, type SheetCell } from './read-result.ts';
import { type ReadLimits, ROWS_AROUND } from './read-limits.ts';

const DELIMITERS = [';', ',', '\t', '|'] as const;
/** The rows by which the separator is recognised. */
const SAMPLE = 40;

/**
 * Returns the one sheet of a text with semicolons, commas, tabs or bars between its cells; the separator is the one
 * that makes most rows equally wide, unless a line 'sep=;' names it. Throws 'quotes-open' with the line,
 * 'too-many-rows', 'too-many-columns'.
 */
export function readDelimited(text: string, limits: ReadLimits): Sheet {
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  const { data, errors } = Papa.parse<string[]>(lines, {
    delimiter: delimiterOf(lines),
    newline: '\n',
    preview: limits.rows + ROWS_AROUND + 1,
    skipEmptyLines: false,
  });
  const broken = errors.find((error) => error.type === 'Quotes');
  if (broken !== undefined) throw new RefusedFile('quotes-open', (broken.row ?? 0) + 1);
  const rows = withoutBlankEnd(data);
  if (rows.length > limits.rows + ROWS_AROUND) throw new RefusedFile('too-many-rows');
  if (rows.some((row) => row.length > limits.columns && lastSaid(row) >= limits.columns))
    throw new RefusedFile('too-many-columns');
  return { name: '', isHidden: false, countsFrom1904: false, rows: readCells(rows, lines) };
}

/** Cells with one of these signs need a second look. */
// oxlint-disable-next-line no-control-regex -- a byte 0 is the character meant
const ODD = /[=\ufffd\u0000']/;

/** Few files contain anything but plain text: their rows need no conversion. */
function readCells(rows: readonly string[][], text: string): readonly (readonly SheetCell[])[] {
  return ODD.test(text) ? rows.map((row) => row.map(readCell)) : rows;
}

function readCell(text: string): SheetCell {
  if (!ODD.test(text)) return text;
  if (text.includes('\0')) return { fault: 'characters', text: text.replaceAll('\0', '\ufffd') };
  if (text.includes('\ufffd')) return { fault: 'characters', text };
  if (!text.startsWith('=')) return withoutFormulaGuard(text);
  // Excel's own way to write a text that looks like a number: ="00123".
  const quoted = /^="([^"]*)"$/.exec(text);
  return quoted?.[1] ?? { fault: 'formula', text };
}

function delimiterOf(text: string): string {
  const told = /^\ufeff?"?sep=([;,\t|])"?\n/i.exec(text)?.[1];
  if (told !== undefined) return told;
  const beginning = text.slice(0, 200_000);
  let best: { delimiter: string; score: number } = { delimiter: ';', score: 0 };
  // A separator that does not occur would be searched to the end for every row.
  for (const delimiter of DELIMITERS.filter((sign) => beginning.includes(sign))) {
    const score = evenness(Papa.parse<string[]>(beginning, { delimiter, newline: '\n', preview: SAMPLE }).data);
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

/** Returns how many rows have the most frequent width, and that width; a single column counts for nothing. */
function evenness(rows: readonly string[][]): number {
  const widths = new Map<number, number>();
  for (const row of rows) if (row.length > 1) widths.set(row.length, (widths.get(row.length) ?? 0) + 1);
  return Math.max(0, ...[...widths].map(([width, times]) => times * (1 + Math.log2(width))));
}

function withoutBlankEnd(rows: readonly string[][]): readonly string[][] {
  let end = rows.length;
  while (end > 0 && rows[end - 1]?.every((cell) => cell.trim() === '') === true) end -= 1;
  return rows.slice(0, end);
}

function lastSaid(row: readonly string[]): number {
  return row.findLastIndex((cell) => cell !== '');
}
