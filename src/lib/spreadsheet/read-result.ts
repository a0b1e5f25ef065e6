/**
 * A cell as text. What a spreadsheet shows is not always what it holds, so what would be a guess is named instead: a formula
 * whose result was never stored, a cell that holds an error, a number with more digits than the program that wrote it keeps.
 */
export type SheetCell =
  | string
  | { readonly fault: 'formula' | 'error' | 'precision' | 'characters'; readonly text: string };

/** One sheet; its rows as the spreadsheet counts them, blank ones included. */
export type Sheet = {
  readonly name: string;
  readonly isHidden: boolean;
  /** days are counted from 1904 instead of 1900: matters to numbers that are days without being shown as such */
  readonly countsFrom1904: boolean;
  readonly rows: readonly (readonly SheetCell[])[];
};

/** What a file is, by its content. */
export type FileKind = 'xlsx' | 'xls' | 'csv';

/** Why a file is not read. */
export type Refusal =
  | 'empty'
  | 'too-large'
  | 'encrypted'
  | 'damaged'
  | 'not-a-table'
  | 'bomb'
  | 'too-many-rows'
  | 'too-many-columns'
  /** quotes that never close, or close in the middle of a cell; `line` says where they open */
  | 'quotes-open';

export type SpreadsheetReading =
  | {
      readonly ok: true;
      readonly kind: FileKind;
      /** of text: `latin1` when it is not the UTF-8 it should be; read as Western European, in which accents are then right */
      readonly encoding: 'utf8' | 'utf16' | 'latin1' | null;
      readonly sheets: readonly Sheet[];
    }
  | { readonly ok: false; readonly refusal: Refusal; readonly line: number | null };

/** Thrown inside of the reading, where nothing else can be done; `readSpreadsheet` turns it into its answer. */
export class RefusedFile extends Error {
  readonly refusal: Refusal;
  readonly line: number | null;

  constructor(refusal: Refusal, line: number | null = null) {
    super(refusal);
    this.refusal = refusal;
    this.line = line;
  }
}
