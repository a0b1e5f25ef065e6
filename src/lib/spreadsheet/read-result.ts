import type { TextEncoding } from './read-text.ts';

/**
 * A cell as text. The shown value of a cell is not always the stored one, so an uncertain cell is named instead of
 * guessed: a formula whose result was never stored, a cell with an error, a number with more digits than the program
 * that wrote it keeps.
 */
export type SheetCell =
  | string
  | { readonly fault: 'formula' | 'error' | 'precision' | 'characters'; readonly text: string };

/** One sheet, with its rows as the spreadsheet counts them, blank ones included. */
export type Sheet = {
  readonly name: string;
  readonly isHidden: boolean;
  /** days are counted from 1904 instead of 1900: matters for numbers that are days without a date format */
  readonly countsFrom1904: boolean;
  readonly rows: readonly (readonly SheetCell[])[];
};

/** The kinds of files, by their content. */
export type FileKind = 'xlsx' | 'xls' | 'csv';

/** The reasons why a file is not read. */
export type Refusal =
  | 'empty'
  | 'too-large'
  | 'encrypted'
  | 'damaged'
  | 'not-a-table'
  | 'bomb'
  | 'too-many-rows'
  | 'too-many-columns'
  /** quotes that never close, or close in the middle of a cell; `line` is where they open */
  | 'quotes-open';

export type SpreadsheetReading =
  | {
      readonly ok: true;
      readonly kind: FileKind;
      /**
       * of a text: `latin1` when it is not valid UTF-8 and is read as Western European, in which accents are then right;
       * `mixed` when some parts are in one encoding and some in another
       */
      readonly encoding: TextEncoding | null;
      readonly sheets: readonly Sheet[];
    }
  | { readonly ok: false; readonly refusal: Refusal; readonly line: number | null };

/** Thrown inside the reading code; `readSpreadsheet` turns it into its answer. */
export class RefusedFile extends Error {
  readonly refusal: Refusal;
  readonly line: number | null;

  constructor(refusal: Refusal, line: number | null = null) {
    super(refusal);
    this.refusal = refusal;
    this.line = line;
  }
}
