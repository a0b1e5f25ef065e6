import { describe, expect, it } from 'vitest';
import { aGround, aPlan, aRow, HEADINGS, IMPORT_DAY } from '../../../tests/support/registers/ground.ts';
import { checkImport } from './check-import.ts';
import type { ImportCell } from './import-field.ts';
import type { ImportAnswer } from './import-answers.ts';
import { NO_NOTE_TEXTS } from './note-texts.ts';
import { ownWordsOf } from './own-words.ts';
import { readBirth } from './read-birth.ts';
import { readRow } from './read-row.ts';
import { readSex, readStatus } from './read-values.ts';
import { enclosureMatcher } from './match-enclosure.ts';
import { speciesMatcher } from './match-species.ts';

const { enclosures, species } = aGround();
const reading = {
  placeOf: new Map(
    aPlan(HEADINGS).columns.flatMap((field, place) => (field === null ? [] : [[field, place] as const])),
  ),
  own: ownWordsOf({}),
  dateOf: (_field: unknown, text: string) => readBirth(text, 'day-first', false),
  sexOf: readSex,
  statusOf: readStatus,
  today: { year: 2026, month: 11, day: 21 },
  now: IMPORT_DAY,
  noteTexts: NO_NOTE_TEXTS,
  answers: new Set<ImportAnswer>(),
  species: speciesMatcher(species),
  speciesIds: new Set(species.map(({ specieId }) => specieId)),
  enclosure: enclosureMatcher(enclosures),
  enclosureById: new Map(enclosures.map((one) => [one.enclosureId, one])),
} as const;

it('a row of a registry is read into the values that are stored', () => {
  expect(readRow(aRow(2), reading)).toMatchObject({
    registryId: 'M00002',
    animalName: 'Nala 2',
    animalSexe: 'Femelle',
    birth: { year: 2019, month: 3, day: 12 },
    animalChipId: '25020000000002',
    specieId: 'panthera-leo',
    enclosure: { enclosureId: 'savanna' },
    faults: [],
  });
});

describe('today', () => {
  const faults = (date: ImportCell) =>
    readRow(aRow(1, { 'Birth Date': date }), reading).faults.map(({ error }) => error.code);
  it('is a day to be born on, tomorrow is not', () => {
    expect(faults('21/11/2026')).toEqual([]);
    expect(faults('22/11/2026')).toEqual(['import/birth-future']);
    expect(faults('11/2026')).toEqual([]);
    expect(faults('12/2026')).toEqual(['import/birth-future']);
    expect(faults('01/2027')).toEqual(['import/birth-future']);
  });
});

it('a name has a hundred characters at most; markup and emoji are text', () => {
  const codes = (name: string) =>
    readRow(aRow(1, { 'House Name': name }), reading).faults.map(({ error }) => error.code);
  expect(codes('x'.repeat(100))).toEqual([]);
  expect(codes('x'.repeat(101))).toEqual(['import/too-long']);
  expect(codes('<b>Zoë</b> 🦒')).toEqual([]);
  expect(codes('   ')).toEqual(['import/name-missing']);
});

it('several things wrong with one row are all named', () => {
  const row = aRow(1, { Sex: 'Unknown', Transponder: '123', Enclosure: '', Status: 'Dead' });
  const checked = checkImport([[...HEADINGS], row], aPlan(HEADINGS), aGround());
  expect(checked.rows[0]?.faults.map(({ error }) => error.code)).toEqual([
    'import/sex-unknown',
    'import/chip-length',
    'import/enclosure-missing',
    'import/status-left',
  ]);
});
