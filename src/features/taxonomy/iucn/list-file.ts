import { IUCN_COLUMNS, type IucnMapping, matchIucnColumns } from '#domain/taxonomy/iucn-columns.ts';
import { READ_LIMITS } from '#lib/spreadsheet/read-limits.ts';
import type { Refusal, Sheet, SpreadsheetReading } from '#lib/spreadsheet/read-result.ts';

/** The largest number of lines in one list; the whole Red List has more, a class of it has fewer. */
export const LIST_LIMITS = { ...READ_LIMITS, rows: 60_000 };
/** The headings are sought among this many lines: titles and dates may stand above them. */
const HEADINGS_WITHIN = 20;

/** A file that was read, with its headings found. */
export type ListFile = {
  readonly name: string;
  readonly headings: readonly string[];
  readonly lines: readonly (readonly string[])[];
  /** the line of the file, from 1, of the first of `lines` */
  readonly firstLine: number;
  readonly mapping: IucnMapping;
};

/**
 * Returns the list of a file that was read, or the reason why it is none. In a workbook the first sheet with headings
 * counts.
 */
export function listFileOf(name: string, reading: SpreadsheetReading): ListFile | { readonly refusal: Refusal } {
  if (!reading.ok) return { refusal: reading.refusal };
  const sheets = reading.sheets.filter(({ isHidden, rows }) => !isHidden && rows.length > 0);
  const tables = sheets.map(tableOf).toSorted((a, b) => b.known - a.known);
  const [best] = tables;
  if (best === undefined) return { refusal: 'empty' };
  const { headings, lines, firstLine, mapping } = best;
  return { name, headings, lines, firstLine, mapping };
}

function tableOf({ rows }: Sheet) {
  const texts = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.text)));
  const heads = texts.slice(0, HEADINGS_WITHIN).map((row, at) => ({ at, known: knownIn(matchIucnColumns(row)) }));
  const { at, known } = heads.reduce((best, one) => (one.known > best.known ? one : best), { at: 0, known: 0 });
  const headings = texts[at] ?? [];
  return { headings, lines: texts.slice(at + 1), firstLine: at + 2, mapping: matchIucnColumns(headings), known };
}

function knownIn(mapping: IucnMapping): number {
  return IUCN_COLUMNS.filter((column) => mapping[column] !== null).length;
}
