import { appError } from '../errors/app-error.ts';
import type { ImportAnswer } from './import-answers.ts';
import type { NoteTexts } from './note-texts.ts';
import { folded } from '../text/folded.ts';
import { ZONE } from '../time/epoch.ts';
import { wallClockAt } from '../time/wall-clock.ts';
import { againstGroups } from './against-groups.ts';
import { againstRegister } from './against-register.ts';
import type { RowSameness } from './row-sameness.ts';
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
import { readGroup } from './read-group.ts';
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
  readonly noteTexts: NoteTexts;
  /** what people decided for all rows with one kind of fault */
  readonly answers: readonly ImportAnswer[];
  /** what people said of single rows that resemble an animal of the register */
  readonly sameness: readonly RowSameness[];
};

/** A row that is not written has none of these. */
const NOTHING = { warnings: [], changes: [], write: null, group: null, departure: null, likely: null } as const;

const IDENTIFIERS = ['registryId', 'gan', 'otherId'] as const;

/** Longer values are no names, and are not matched by hand. */
const MAX_MATCHED_LENGTH = 300;

/**
 * Returns the effects of importing the rows of a sheet: every line that says anything is new, changed, unchanged, wrong
 * (with each of its faults) or left out (totals, repeated headings, notes beside the table, groups that nobody wants).
 * A row that counts several animals is a group. Writes nothing and guesses
 * nothing: what is not understood is wrong. The same rows against a register that has them are all unchanged. Empty for
 * no rows.
 */
export function checkImport(
  rows: readonly (readonly ImportCell[])[],
  plan: ImportPlan,
  ground: ImportGround,
): CheckedImport {
  const reading = readingOf(rows, plan, ground);
  const register = againstRegister(ground, {
    noteTexts: plan.noteTexts,
    answers: reading.answers,
    sameness: new Map(plan.sameness.map(({ line, isSame }) => [line, isSame])),
    named: identifiersIn(rows, reading.placeOf),
  });
  const groups = againstGroups(ground.groups, reading.answers);
  const checkRow = (line: number, row: readonly ImportCell[]) => {
    const group = readGroup(row, reading);
    if (group !== null) return { verdict: groups(line, group), open: group.unmatched };
    const read = readRow(row, reading);
    return { verdict: register(line, read), open: read.unmatched };
  };
  const checked: CheckedRow[] = [];
  const unmatched = new Map<string, UnmatchedValue>();
  for (let at = plan.headingsAt + 1; at < rows.length; at += 1) {
    const row = rows[at] ?? [];
    if (row.every(isBlank)) continue;
    const line = at + 1;
    const code = passedOver(row, rows[plan.headingsAt] ?? [], reading.placeOf);
    if (code !== null) {
      const faults: RowFault[] = [{ field: null, value: '', error: appError(code) }];
      checked.push({ line, kind: 'ignored', name: firstText(row), registryId: '', faults, ...NOTHING });
      continue;
    }
    const { verdict, open } = checkRow(line, row);
    checked.push(verdict);
    if (verdict.kind === 'wrong') for (const value of open) count(unmatched, value);
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
  const order = remembered((field: ImportField) => dateOrderOf(textsOf(rows, placeOf.get(field) ?? 0)));
  const dates = remembered((field: ImportField) =>
    remembered((text: string) => {
      const first: DateOrder = isThreeNumbers(text) ? order(field) : 'day-first';
      return readBirth(text, first, plan.countsFrom1904);
    }),
  );
  return {
    placeOf,
    own: ownWordsOf(plan.values),
    dateOf: (field, text) => dates(field)(text),
    sexOf: remembered(readSex),
    statusOf: remembered(readStatus),
    species: speciesMatcher(ground.species),
    speciesIds: new Set(ground.species.map(({ specieId }) => specieId)),
    enclosure: enclosureMatcher(ground.enclosures),
    enclosureById: new Map(ground.enclosures.map((enclosure) => [enclosure.enclosureId, enclosure])),
    today: wallClockAt(ground.now, ZONE),
    now: ground.now,
    noteTexts: plan.noteTexts,
    answers: new Set(plan.answers),
  };
}

function* textsOf(rows: readonly (readonly ImportCell[])[], place: number): Generator<string> {
  for (const row of rows) {
    const cell = row[place];
    if (typeof cell === 'string') yield cell;
  }
}

/** Returns the identifiers that the rows name. */
function identifiersIn(
  rows: readonly (readonly ImportCell[])[],
  placeOf: ReadonlyMap<ImportField, number>,
): ReadonlySet<string> {
  const places = IDENTIFIERS.map((field) => placeOf.get(field)).filter((place) => place !== undefined);
  return new Set(rows.flatMap((row) => places.map((place) => textOf(row[place]))));
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
