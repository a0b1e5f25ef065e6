import { appError } from '../errors/app-error.ts';
import { folded } from '../text/folded.ts';
import { ZONE } from '../time/epoch.ts';
import { wallClockAt } from '../time/wall-clock.ts';
import { againstRegister } from './against-register.ts';
import {
  type CheckedImport,
  type CheckedRow,
  ROW_KINDS,
  type RowFault,
  type RowKind,
  type UnmatchedValue,
} from './checked-row.ts';
import { type ColumnChoice, type ImportCell, type ImportField, type MatchedValues, textOf } from './import-field.ts';
import type { ImportGround } from './import-ground.ts';
import { passedOver } from './passed-over.ts';
import { enclosureMatcher } from './match-enclosure.ts';
import { speciesMatcher } from './match-species.ts';
import { type DateOrder, dateOrderOf, isThreeNumbers, readBirth } from './read-birth.ts';
import { ownWordsOf } from './own-words.ts';
import { type Reading, readRow } from './read-row.ts';
import { readSex, readStatus } from './read-values.ts';
import { remembered } from './remembered.ts';
import type { Unmatched } from './row-cells.ts';

/** The way to read one sheet of a file. */
export type ImportPlan = {
  /** place of the row of headings */
  readonly headingsAt: number;
  readonly columns: ColumnChoice;
  readonly values: MatchedValues;
  readonly countsFrom1904: boolean;
  /**
   * what the notes of a new animal say of its day of birth, of which only the month is kept: '{{day}}' is put in; ''
   * for nothing
   */
  readonly birthNote: string;
};

/** Longer values are no names, and are not matched by hand. */
const MAX_MATCHED_LENGTH = 300;

/**
 * Returns the effects of importing the rows of a sheet: every line that says anything is new, changed, unchanged, wrong
 * (with each of its faults) or left out (totals, repeated headings, notes beside the table). Writes nothing and guesses
 * nothing: what is not understood is wrong. The same rows against a register that has them are all unchanged. Empty for
 * no rows.
 */
export function checkImport(
  rows: readonly (readonly ImportCell[])[],
  plan: ImportPlan,
  ground: ImportGround,
): CheckedImport {
  const reading = readingOf(rows, plan, ground);
  const register = againstRegister(ground, plan.birthNote);
  const checked: CheckedRow[] = [];
  const unmatched = new Map<string, UnmatchedValue>();
  for (let at = plan.headingsAt + 1; at < rows.length; at += 1) {
    const row = rows[at] ?? [];
    if (row.every(isBlank)) continue;
    const line = at + 1;
    const code = passedOver(row, rows[plan.headingsAt] ?? [], reading.placeOf);
    if (code !== null) {
      const faults: RowFault[] = [{ field: null, value: '', error: appError(code) }];
      checked.push({ line, kind: 'ignored', name: firstText(row), registryId: '', faults, changes: [], write: null });
      continue;
    }
    const read = readRow(row, reading);
    for (const value of read.unmatched) count(unmatched, value);
    checked.push(register(line, read));
  }
  return {
    rows: checked,
    counts: countsOf(checked),
    unmatched: [...unmatched.values()].toSorted((a, b) => b.lines - a.lines),
  };
}

function readingOf(rows: readonly (readonly ImportCell[])[], plan: ImportPlan, ground: ImportGround): Reading {
  const placeOf = new Map<ImportField, number>();
  plan.columns.forEach((field, place) => {
    if (field !== null && !placeOf.has(field)) placeOf.set(field, place);
  });
  // Most files name months or write the year first: their dates need not all be looked at beforehand.
  const order = remembered((place: number) => dateOrderOf(textsOf(rows, place)));
  const orderFor = (text: string): DateOrder =>
    isThreeNumbers(text) ? order(placeOf.get('animalBirthdate') ?? 0) : 'day-first';
  return {
    placeOf,
    own: ownWordsOf(plan.values),
    birthOf: remembered((text: string) => readBirth(text, orderFor(text), plan.countsFrom1904)),
    sexOf: remembered(readSex),
    statusOf: remembered(readStatus),
    species: speciesMatcher(ground.species),
    speciesIds: new Set(ground.species.map(({ specieId }) => specieId)),
    enclosure: enclosureMatcher(ground.enclosures),
    enclosureById: new Map(ground.enclosures.map((enclosure) => [enclosure.enclosureId, enclosure])),
    today: wallClockAt(ground.now, ZONE),
  };
}

function* textsOf(rows: readonly (readonly ImportCell[])[], place: number): Generator<string> {
  for (const row of rows) {
    const cell = row[place];
    if (typeof cell === 'string' && cell !== '') yield cell;
  }
}

function isBlank(cell: ImportCell): boolean {
  return typeof cell === 'string' && cell.trim() === '';
}

function firstText(row: readonly ImportCell[]): string {
  return row.map(textOf).find((text) => text !== '') ?? '';
}

function count(values: Map<string, UnmatchedValue>, { field, value }: Unmatched): void {
  if (value.length > MAX_MATCHED_LENGTH) return;
  const key = folded(value);
  const id = `${field}\n${key}`;
  const known = values.get(id);
  values.set(id, known === undefined ? { field, key, value, lines: 1 } : { ...known, lines: known.lines + 1 });
}

function countsOf(rows: readonly CheckedRow[]): Record<RowKind, number> {
  const counts = Object.fromEntries(ROW_KINDS.map((kind) => [kind, 0])) as Record<RowKind, number>;
  for (const { kind } of rows) counts[kind] += 1;
  return counts;
}
