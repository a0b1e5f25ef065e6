import { type Sheet, type SheetCell, serialOf } from './write-cell.ts';

/** The most characters of a cell; a longer text makes a spreadsheet refuse the whole file. */
const MAX_TEXT_LENGTH = 32_767;
const WIDTHS = { least: 8, most: 60 };
/** The numbers of the styles in styles.xml. */
export const STYLE = { plain: 0, head: 1, day: 2, clock: 3 } as const;

/** The texts of a workbook, which cells name by number: none of them is ever a formula. */
export type Texts = {
  readonly numberOf: (text: string) => number;
  readonly all: () => readonly string[];
  /** number of cells with a text */
  readonly count: () => number;
};

/** Returns an empty collection of texts. */
export function collectTexts(): Texts {
  const known = new Map<string, number>();
  const texts: string[] = [];
  let count = 0;
  return {
    count: () => count,
    all: () => texts,
    numberOf(given) {
      count += 1;
      const text = given.slice(0, MAX_TEXT_LENGTH);
      const number = known.get(text) ?? texts.push(text) - 1;
      known.set(text, number);
      return number;
    },
  };
}

/** Returns the part before the rows: the head that stays during scrolling, and the widths of the columns. */
export function sheetStart(widths: readonly number[], isHeadFrozen: boolean): string {
  const columns = widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width + 2}" customWidth="1"/>`)
    .join('');
  const pane = isHeadFrozen ? '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' : '';
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>${columns === '' ? '' : `<cols>${columns}</cols>`}<sheetData>`;
}

export const SHEET_END = '</sheetData></worksheet>';

/** Returns one row; `at` counts from 1. */
export function rowXml(cells: readonly SheetCell[], at: number, texts: Texts, textStyle: number = STYLE.plain): string {
  return `<row r="${at}">${cells.map((cell, column) => cellXml(cell, `${columnName(column)}${at}`, texts, textStyle)).join('')}</row>`;
}

function cellXml(cell: SheetCell, place: string, texts: Texts, textStyle: number): string {
  if (cell === null || cell === '') return '';
  switch (typeof cell) {
    case 'boolean':
      return `<c r="${place}" t="b"><v>${Number(cell)}</v></c>`;
    case 'number':
      return Number.isFinite(cell) ? `<c r="${place}"><v>${cell}</v></c>` : '';
    case 'string':
      return textXml(cell, place, texts, textStyle);
    default: {
      const written = 'day' in cell ? cell.day : cell.clock;
      const serial = serialOf(written);
      if (serial === null) return textXml(written, place, texts, textStyle);
      return `<c r="${place}" s="${'day' in cell ? STYLE.day : STYLE.clock}"><v>${serial}</v></c>`;
    }
  }
}

function textXml(text: string, place: string, texts: Texts, style: number): string {
  return `<c r="${place}"${style === STYLE.plain ? '' : ` s="${style}"`} t="s"><v>${texts.numberOf(text)}</v></c>`;
}

/** Returns the width of a cell, in characters. */
export function widthOf(cell: SheetCell): number {
  if (cell === null) return 0;
  if (typeof cell === 'object') return 'day' in cell ? 10 : 16;
  const longest = typeof cell === 'string' ? longestLine(cell) : String(cell).length;
  return Math.min(WIDTHS.most, longest);
}

/** Returns the initial widths: those of the heads. */
export function headWidths(sheet: Sheet): number[] {
  return sheet.head.map((title) => Math.max(WIDTHS.least, widthOf(title)));
}

function longestLine(text: string): number {
  if (!text.includes('\n')) return text.length;
  return Math.max(
    ...text
      .slice(0, 1000)
      .split('\n')
      .map((line) => line.length),
  );
}

/** A to Z, AA to ZZ, AAA and so on. */
function columnName(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}
