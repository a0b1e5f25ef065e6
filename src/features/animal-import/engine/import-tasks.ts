import { checkImport } from '#domain/animal-import/check-import.ts';
import type { CheckedImport } from '#domain/animal-import/checked-row.ts';
import { type ColumnChoice, type ImportCell, type MatchedValues, textOf } from '#domain/animal-import/import-field.ts';
import type { ImportGround } from '#domain/animal-import/import-ground.ts';
import { findHeadings, type KeptColumns, likeliestSheet, matchColumns } from '#domain/animal-import/match-columns.ts';
import { appError } from '#domain/errors/app-error.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import type { Sheet } from '#lib/spreadsheet/read-result.ts';
import { readSpreadsheet } from '#lib/spreadsheet/read-spreadsheet.ts';
import { refusalError } from './refusal-error.ts';

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
  /** text that is not valid UTF-8: accents may be wrong */
  readonly isLatin1: boolean;
  readonly sheets: readonly SheetLook[];
  readonly likeliest: number;
};

export type CheckQuestion = {
  readonly sheet: number;
  readonly headingsAt: number;
  readonly columns: ColumnChoice;
  readonly values: MatchedValues;
  readonly birthNote: string;
  readonly ground: ImportGround;
};

type OpenQuestion = { readonly bytes: Uint8Array<ArrayBuffer>; readonly kept: KeptColumns };
type LookQuestion = { readonly sheet: number; readonly headingsAt: number; readonly kept: KeptColumns };

/**
 * The tasks of an import: a file is opened, one of its sheets viewed, its rows checked. The file stays with the tasks.
 */
export type ImportTasks = {
  readonly open: (question: OpenQuestion) => Promise<Result<OpenedFile>>;
  readonly look: (question: LookQuestion) => Result<SheetLook>;
  readonly check: (question: CheckQuestion) => Result<CheckedImport>;
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
    async open({ bytes, kept }) {
      const reading = await readSpreadsheet(bytes);
      if (!reading.ok) return fail(refusalError(reading.refusal, reading.line));
      sheets = reading.sheets;
      const looks = sheets.map((sheet) => lookAt(sheet, findHeadings(sheet.rows, kept), kept));
      return ok({ isLatin1: reading.encoding === 'latin1', sheets: looks, likeliest: likeliestSheet(sheets, kept) });
    },
    look({ sheet: place, headingsAt, kept }) {
      const sheet = sheets[place];
      return sheet === undefined ? noSheet() : ok(lookAt(sheet, headingsAt, kept));
    },
    check({ sheet: place, ground, ...plan }) {
      const sheet = sheets[place];
      if (sheet === undefined) return noSheet();
      return ok(checkImport(sheet.rows, { ...plan, countsFrom1904: sheet.countsFrom1904 }, ground));
    },
  };
}

function noSheet(): Result<never> {
  return fail(appError('import/failed'));
}

function lookAt({ name, isHidden, rows }: Sheet, headingsAt: number, kept: KeptColumns): SheetLook {
  const beginning = rows.slice(headingsAt + 1, headingsAt + 1 + ROWS_FOR_SAMPLES);
  const width = Math.max(rows[headingsAt]?.length ?? 0, ...beginning.map((row) => row.length));
  const headings = Array.from({ length: width }, (_, place) => textOf(rows[headingsAt]?.[place]));
  return {
    name,
    isHidden,
    rowCount: Math.max(0, rows.length - headingsAt - 1),
    headingsAt,
    headings,
    columns: matchColumns(headings, kept),
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
