import { ANIMAL_NOTES_LENGTH, type Sex } from '../animals/animal.ts';
import type { OtherIdentifier } from '../animals/other-identifiers.ts';
import { PLACE_NAME_LENGTH } from '../fields/fields.ts';
import type { EpochMs } from '../time/epoch.ts';
import type { ImportAnswer } from './import-answers.ts';
import type { ImportCell, ImportField } from './import-field.ts';
import type { KnownEnclosure } from './import-ground.ts';
import { type NoteTexts, notesWith } from './note-texts.ts';
import type { OwnWords } from './own-words.ts';
import { PARENT_LENGTH } from '../animals/parents.ts';
import type { Birth } from './read-birth.ts';
import { readAnimalChip, readIds, type RowIds } from './read-row-ids.ts';
import { type LifeReading, readAnimalBirth, readArrival, readLeaving, type RowLeaving } from './read-row-life.ts';
import { type PlaceReading, readEnclosure, readSpecies } from './read-row-place.ts';
import type { readSex } from './read-values.ts';
import { RowCells } from './row-cells.ts';

/** The ways to read the cells of one file. */
export type Reading = PlaceReading &
  LifeReading & {
    readonly placeOf: ReadonlyMap<ImportField, number>;
    readonly own: OwnWords;
    /** the values of one file repeat, so each is read once */
    readonly sexOf: (text: string) => ReturnType<typeof readSex>;
    readonly noteTexts: NoteTexts;
    readonly answers: ReadonlySet<ImportAnswer>;
  };

/** An animal as its row alone describes it; a wrong value is null and listed among the faults. */
export type ReadRow = Pick<RowCells, 'faults' | 'warnings' | 'unmatched'> &
  RowIds & {
    readonly animalName: string;
    readonly animalSexe: Sex | null;
    readonly birth: Birth | null;
    readonly animalChipId: string | null;
    readonly transponder: OtherIdentifier | null;
    readonly specieId: string | null;
    readonly subspecies: string | null;
    readonly enclosure: KnownEnclosure | null;
    readonly arrivedAtUnix: EpochMs | null;
    readonly leaving: RowLeaving | null;
    /** the notes of a new animal, without the day of its birth */
    readonly notes: string;
  };

/** Returns the values of a row of the file with all its faults; nothing is guessed, cut or filled up. */
export function readRow(row: readonly ImportCell[], reading: Reading): ReadRow {
  const cells = new RowCells(row, reading.placeOf, reading.own, reading.answers);
  const ids = readIds(cells);
  const animalName = cells.line('animalName', PLACE_NAME_LENGTH);
  if (animalName === '' && !cells.isWrong('animalName')) cells.wrong('animalName', '', 'import/name-missing');
  const { specieId, subspecies } = readSpecies(cells, reading);
  const animalSexe = readAnimalSex(cells, reading);
  const born = readAnimalBirth(cells, reading);
  const chip = readAnimalChip(cells);
  const enclosure = readEnclosure(cells, reading);
  const arrival = readArrival(cells, reading, born.birth);
  const leaving = readLeaving(cells, reading);
  const { noteTexts } = reading;
  const notes = notesWith(readNotes(cells), [
    [noteTexts.birthAbout, born.about],
    [noteTexts.arrival, arrival.about],
    [noteTexts.sire, cells.line('sire', PARENT_LENGTH)],
    [noteTexts.dam, cells.line('dam', PARENT_LENGTH)],
  ]);
  const { faults, warnings, unmatched } = cells;
  return {
    ...ids,
    ...chip,
    animalName,
    animalSexe,
    birth: born.birth,
    specieId,
    subspecies,
    enclosure,
    arrivedAtUnix: arrival.arrivedAtUnix,
    leaving,
    notes,
    faults,
    warnings,
    unmatched,
  };
}

function readAnimalSex(cells: RowCells, { sexOf }: Reading): Sex | null {
  const text = cells.cell('animalSexe');
  if (cells.isWrong('animalSexe')) return null;
  if (text === '') {
    cells.wrong('animalSexe', '', 'import/sex-missing');
    return null;
  }
  const own = cells.matched('animalSexe', text);
  const sex = own === 'Male' || own === 'Femelle' ? own : sexOf(text);
  if (sex === 'Male' || sex === 'Femelle') return sex;
  if (sex === 'unreadable') cells.leaveUnmatched('animalSexe', text);
  // A sex of several animals makes the row a group before.
  cells.wrong('animalSexe', text, sex === 'group' ? 'import/sex-unreadable' : `import/sex-${sex}`);
  return null;
}

function readNotes(cells: RowCells): string {
  const text = cells.cell('notes');
  if (text.length > ANIMAL_NOTES_LENGTH) cells.wrong('notes', text, 'import/too-long', { most: ANIMAL_NOTES_LENGTH });
  return text;
}
