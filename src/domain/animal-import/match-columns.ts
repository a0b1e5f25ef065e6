import { folded, lettersOf } from '../text/folded.ts';
import { COLUMN_NAMES } from './column-names.ts';
import {
  type ColumnChoice,
  IMPORT_FIELDS,
  type ImportCell,
  type ImportField,
  NEEDED_FIELDS,
  textOf,
} from './import-field.ts';

/** The most rows above the headings: titles, dates of export, blank lines. */
const ROWS_ABOVE = 30;
/** The longest heading that is kept for the next file, in characters. */
const MAX_KEY_LENGTH = 200;

type Meaning = { readonly field: ImportField; readonly rank: number };

const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
  IMPORT_FIELDS.flatMap((field) =>
    COLUMN_NAMES[field].map((name, rank) => [lettersOf(name), { field, rank }] as const),
  ).toReversed(),
);

/**
 * The kept meanings of an establishment's columns: the field of a folded heading, null for a column that is left out.
 */
export type KeptColumns = Readonly<Record<string, string | null>>;

/** Returns a heading as it is compared and kept: '' for one that is empty or unreadable. */
export function columnKey(heading: ImportCell | undefined): string {
  return folded(textOf(heading)).slice(0, MAX_KEY_LENGTH).trim();
}

/**
 * Returns the place of the row that holds the headings: the one among the first thirty in which most fields are
 * recognised; the first row of at least two cells when none is; 0 for no rows.
 */
export function findHeadings(rows: readonly (readonly ImportCell[])[], kept: KeptColumns = {}): number {
  let best = { at: -1, found: 1 };
  rows.slice(0, ROWS_ABOVE).forEach((row, at) => {
    const found = matchColumns(row, kept).filter((field) => field !== null).length;
    if (found > best.found) best = { at, found };
  });
  if (best.at !== -1) return best.at;
  return Math.max(
    0,
    rows.slice(0, ROWS_ABOVE).findIndex((row) => row.filter((cell) => textOf(cell) !== '').length > 1),
  );
}

/**
 * Returns the field of each column: the choice people made for its heading before, else the field that its name means.
 * Each field is given once: first to a choice of people, then to the name that stands earlier in the list, then to the
 * column further left.
 */
export function matchColumns(headings: readonly ImportCell[], kept: KeptColumns = {}): ColumnChoice {
  const best = new Map<ImportField, { readonly place: number; readonly rank: number }>();
  headings.forEach((heading, place) => {
    const meaning = meaningOf(heading, kept);
    if (meaning === null) return;
    const known = best.get(meaning.field);
    if (known === undefined || meaning.rank < known.rank) best.set(meaning.field, { place, rank: meaning.rank });
  });
  const choice: (ImportField | null)[] = headings.map(() => null);
  for (const [field, { place }] of best) choice[place] = field;
  return choice;
}

function meaningOf(heading: ImportCell, kept: KeptColumns): Meaning | null {
  const key = columnKey(heading);
  if (key === '') return null;
  if (Object.hasOwn(kept, key)) {
    const field = IMPORT_FIELDS.find((known) => known === kept[key]);
    return field === undefined ? null : { field, rank: -1 };
  }
  return MEANINGS.get(lettersOf(key)) ?? null;
}

/**
 * Returns the fields that no column stands for and without which nothing can be imported; of alternatives the first.
 */
export function missingFields(columns: ColumnChoice): readonly ImportField[] {
  return NEEDED_FIELDS.filter((options) => !options.some((field) => columns.includes(field))).flatMap((options) =>
    options.slice(0, 1),
  );
}

/** Returns the columns to keep for the next file; empty headings are left out. */
export function keptColumnsOf(headings: readonly ImportCell[], columns: ColumnChoice): Record<string, string | null> {
  return Object.fromEntries(
    headings.flatMap((heading, place) => {
      const key = columnKey(heading);
      return key === '' ? [] : [[key, columns[place] ?? null] as const];
    }),
  );
}

/**
 * Returns the place of the sheet that looks most like a register: hidden ones last, then most fields recognised, then
 * most rows, then the first; 0 for no sheets.
 */
export function likeliestSheet(
  sheets: readonly { readonly isHidden: boolean; readonly rows: readonly (readonly ImportCell[])[] }[],
  kept: KeptColumns = {},
): number {
  const ranked = sheets.map(({ isHidden, rows }, at) => {
    const headings = rows[findHeadings(rows, kept)] ?? [];
    const found = matchColumns(headings, kept).filter((field) => field !== null).length;
    return { at, isHidden, found, count: rows.length };
  });
  const [best] = ranked.toSorted(
    (a, b) => Number(a.isHidden) - Number(b.isHidden) || b.found - a.found || b.count - a.count,
  );
  return best?.at ?? 0;
}
