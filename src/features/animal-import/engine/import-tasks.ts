import { checkImport } from '#domain/animal-import/check-import.ts';
import { withKnownIdentifier } from '#domain/animal-import/choose-identifier.ts';
import type { CheckedImport } from '#domain/animal-import/checked-row.ts';
import { type CellCorrection, correctedRows } from '#domain/animal-import/corrected-rows.ts';
import { type ColumnChoice, type ImportCell, type MatchedValues, textOf } from '#domain/animal-import/import-field.ts';
import type { ImportAnswer } from '#domain/animal-import/import-answers.ts';
import type { ImportGround } from '#domain/animal-import/import-ground.ts';
import { findHeadings, type KeptColumns, likeliestSheet, matchColumns } from '#domain/animal-import/match-columns.ts';
import type { NoteTexts } from '#domain/animal-import/note-texts.ts';
import type { RowSameness } from '#domain/animal-import/row-sameness.ts';
import { appError } from '#domain/errors/app-error.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import type { Sheet } from '#lib/spreadsheet/read-result.ts';
import { readSpreadsheet } from '#lib/spreadsheet/read-spreadsheet.ts';
import { refusalError } from '#kit/files/refusal-error.ts';

/** The view of a sheet with one of its rows as headings. */
export type SheetLook = {
  readonly name: string;
  readonly isHidden: boolean;
  /** rows below the headings */
  readonly rowCount: number;
  readonly headingsAt: number;
  readonly headings: readonly string[];
  readonly columns: ColumnChoice;
  /** per column, its first values that are not empty */
  readonly samples: readonly (readonly string[])[];
  /** the first rows, to choose the headings from */
  readonly firstRows: readonly string[];
};

export type OpenedFile = {
  /** text that is not valid UTF-8, or in two encodings: accents may be wrong; null for any other file */
  readonly doubtfulEncoding: 'latin1' | 'mixed' | null;
  readonly sheets: readonly SheetLook[];
  readonly likeliest: number;
};

export type CheckQuestion = {
  readonly sheet: number;
  readonly headingsAt: number;
  readonly columns: ColumnChoice;
  readonly values: MatchedValues;
  readonly noteTexts: NoteTexts;
  readonly answers: readonly ImportAnswer[];
  readonly sameness: readonly RowSameness[];
  readonly corrections: readonly CellCorrection[];
  readonly ground: ImportGround;
};

/** The meanings of columns in earlier files, and the identifiers that the register knows. */
type Knowledge = { readonly kept: KeptColumns; readonly knownIds: ReadonlySet<string> };
type OpenQuestion = Knowledge & { readonly bytes: Uint8Array<ArrayBuffer> };
type TableQuestion = Pick<CheckQuestion, 'sheet' | 'headingsAt' | 'corrections'>;
type LookQuestion = Knowledge & { readonly sheet: number; readonly headingsAt: number };

/**
 * The tasks of an import: a file is opened, one of its sheets viewed, its rows checked, the corrected file given back.
 * The file stays with the tasks.
 */
export type ImportTasks = {
  readonly open: (question: OpenQuestion) => Promise<Result<OpenedFile>>;
  readonly look: (question: LookQuestion) => Result<SheetLook>;
  readonly check: (question: CheckQuestion) => Result<CheckedImport>;
  /** the texts of a sheet from its headings on, with the corrections */
  readonly table: (question: TableQuestion) => Result<readonly (readonly string[])[]>;
};

const FIRST_ROWS = 15;
const SAMPLES = 3;
const MAX_SAMPLE_LENGTH = 60;
/** Enough rows to find some values of every column. */
const ROWS_FOR_SAMPLES = 200;

/**
 * Returns the tasks of one import, without a file. They run in a worker, or in the page of a browser without workers.
 */
export function importTasks(): ImportTasks {
  let sheets: readonly Sheet[] = [];
  return {
    async open({ bytes, kept, knownIds }) {
      const reading = await readSpreadsheet(bytes);
      if (!reading.ok) return fail(refusalError(reading.refusal, reading.line));
      sheets = reading.sheets;
      const looks = sheets.map((sheet) => lookAt(sheet, findHeadings(sheet.rows, kept), { kept, knownIds }));
      const { encoding } = reading;
      const doubtfulEncoding = encoding === 'latin1' || encoding === 'mixed' ? encoding : null;
      return ok({ doubtfulEncoding, sheets: looks, likeliest: likeliestSheet(sheets, kept) });
    },
    look({ sheet: place, headingsAt, ...knowledge }) {
      const sheet = sheets[place];
      return sheet === undefined ? noSheet() : ok(lookAt(sheet, headingsAt, knowledge));
    },
    check({ sheet: place, ground, corrections, ...plan }) {
      const sheet = sheets[place];
      if (sheet === undefined) return noSheet();
      const rows = correctedRows(sheet.rows, corrections);
      return ok(checkImport(rows, { ...plan, countsFrom1904: sheet.countsFrom1904 }, ground));
    },
    table({ sheet: place, headingsAt, corrections }) {
      const sheet = sheets[place];
      if (sheet === undefined) return noSheet();
      const rows = correctedRows(sheet.rows, corrections).slice(headingsAt);
      return ok(rows.map((row) => row.map(textOf)));
    },
  };
}

function noSheet(): Result<never> {
  return fail(appError('import/failed'));
}

function lookAt({ name, isHidden, rows }: Sheet, headingsAt: number, { kept, knownIds }: Knowledge): SheetLook {
  const beginning = rows.slice(headingsAt + 1, headingsAt + 1 + ROWS_FOR_SAMPLES);
  const width = Math.max(rows[headingsAt]?.length ?? 0, ...beginning.map((row) => row.length));
  const headings = Array.from({ length: width }, (_, place) => textOf(rows[headingsAt]?.[place]));
  return {
    name,
    isHidden,
    rowCount: Math.max(0, rows.length - headingsAt - 1),
    headingsAt,
    headings,
    columns: withKnownIdentifier(matchColumns(headings, kept), headings, rows.slice(headingsAt + 1), knownIds),
    samples: headings.map((_heading, place) => samplesOf(beginning, place)),
    firstRows: rows.slice(0, FIRST_ROWS).map((row) => shortened(row.map(textOf).filter(Boolean).join(' · '))),
  };
}

function samplesOf(rows: readonly (readonly ImportCell[])[], place: number): readonly string[] {
  const texts = rows.map((row) => textOf(row[place])).filter((text) => text !== '');
  return [...new Set(texts)].slice(0, SAMPLES).map(shortened);
}

function shortened(text: string): string {
  return text.length > MAX_SAMPLE_LENGTH ? `${text.slice(0, MAX_SAMPLE_LENGTH)}…` : text;
}
