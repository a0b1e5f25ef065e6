import { read, SSF, type WorkSheet } from 'xlsx';
import { readCell } from './read-cell.ts';
import { MAX_SHEETS, type ReadLimits, ROWS_AROUND } from './read-limits.ts';
import { RefusedFile, type Sheet, type SheetCell } from './read-result.ts';

type DenseRows = readonly (readonly Parameters<typeof readCell>[0][] | undefined)[];
const formats = SSF as { is_date(format: string): boolean };

/**
 * Returns the sheets of a workbook. Formulas give their stored result; a cell merged over several rows is repeated in
 * each. Throws 'encrypted', 'damaged', 'too-many-rows', 'too-many-columns', 'empty'.
 */
export function readWorkbook(bytes: Uint8Array, limits: ReadLimits): readonly Sheet[] {
  const workbook = parsed(bytes, limits.rows + ROWS_AROUND + 1);
  const countsFrom1904 = workbook.Workbook?.WBProps?.date1904 === true;
  const isDay = dayFormats();
  const sheets = workbook.SheetNames.slice(0, MAX_SHEETS).map((name, place) => ({
    name,
    isHidden: (workbook.Workbook?.Sheets?.[place]?.Hidden ?? 0) !== 0,
    countsFrom1904,
    rows: rowsOf(workbook.Sheets[name], limits, (cell) => readCell(cell, countsFrom1904, isDay)),
  }));
  if (sheets.every((sheet) => sheet.rows.length === 0)) throw new RefusedFile('empty');
  return sheets;
}

function parsed(bytes: Uint8Array, sheetRows: number) {
  try {
    return read(bytes, {
      type: 'array',
      dense: true,
      sheetRows,
      sheetStubs: true,
      cellFormula: true,
      cellNF: true,
      cellHTML: false,
      cellStyles: false,
      bookVBA: false,
    });
  } catch (error) {
    const isProtected = /password|encrypt/i.test(error instanceof Error ? error.message : '');
    throw new RefusedFile(isProtected ? 'encrypted' : 'damaged');
  }
}

function rowsOf(
  sheet: WorkSheet | undefined,
  limits: ReadLimits,
  read1: (cell: Parameters<typeof readCell>[0]) => SheetCell,
): readonly (readonly SheetCell[])[] {
  const dense: DenseRows = sheet?.['!data'] ?? [];
  const rows: SheetCell[][] = [];
  for (let at = 0; at < dense.length; at += 1) {
    const cells: SheetCell[] = [];
    const row = dense[at] ?? [];
    let width = 0;
    for (let column = 0; column < row.length; column += 1) {
      const cell = read1(row[column]);
      if (cell !== '') width = column + 1;
      if (width > limits.columns) throw new RefusedFile('too-many-columns');
      if (column < limits.columns) cells.push(cell);
    }
    cells.length = width;
    rows.push(cells);
  }
  spreadMerges(rows, sheet?.['!merges'] ?? []);
  while (rows.length > 0 && rows.at(-1)?.length === 0) rows.pop();
  if (rows.length > limits.rows + ROWS_AROUND) throw new RefusedFile('too-many-rows');
  return rows;
}

/**
 * A species written once beside its five animals is the species of each; a title over several columns is not repeated.
 */
function spreadMerges(rows: SheetCell[][], merges: NonNullable<WorkSheet['!merges']>): void {
  for (const { s: start, e: end } of merges.slice(0, rows.length)) {
    const said = rows[start.r]?.[start.c];
    if (start.c !== end.c || said === undefined || said === '') continue;
    for (let at = start.r + 1; at <= Math.min(end.r, rows.length - 1); at += 1) {
      const row = rows[at] ?? [];
      while (row.length < start.c) row.push('');
      row[start.c] = said;
    }
  }
}

/** Number formats repeat on every cell: each is parsed once. */
function dayFormats(): (format: string) => boolean {
  const known = new Map<string, boolean>();
  return (format) => {
    let answer = known.get(format);
    if (answer === undefined) {
      answer = formats.is_date(format);
      known.set(format, answer);
    }
    return answer;
  };
}
