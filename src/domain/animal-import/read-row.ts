import { ANIMAL_NOTES_LENGTH, type Sex } from '../animals/animal.ts';
import { PLACE_NAME_LENGTH } from '../fields/fields.ts';
import { folded } from '../text/folded.ts';
import { isUnknown } from './answer-words.ts';
import type { ImportCell, ImportField } from './import-field.ts';
import type { KnownEnclosure } from './import-ground.ts';
import type { OwnWords } from './own-words.ts';
import type { Birth, readBirth } from './read-birth.ts';
import { type PlaceReading, readEnclosure, readSpecies } from './read-row-place.ts';
import { countsSeveral, isRounded, readChip, type readSex, type readStatus } from './read-values.ts';
import { RowCells } from './row-cells.ts';

const REGISTRY_ID_LENGTH = 100;

/** The ways to read the cells of one file. */
export type Reading = PlaceReading & {
  readonly placeOf: ReadonlyMap<ImportField, number>;
  readonly own: OwnWords;
  /** the values of one file repeat, so each is read once */
  readonly birthOf: (text: string) => ReturnType<typeof readBirth>;
  readonly sexOf: (text: string) => ReturnType<typeof readSex>;
  readonly statusOf: (text: string) => ReturnType<typeof readStatus>;
  /** today: later births have not happened */
  readonly today: { readonly year: number; readonly month: number; readonly day: number };
};

/** An animal as its row alone describes it; a wrong value is null and listed among the faults. */
export type ReadRow = Pick<RowCells, 'faults' | 'unmatched'> & {
  readonly registryId: string;
  readonly animalName: string;
  readonly animalSexe: Sex | null;
  readonly birth: Birth | null;
  readonly animalChipId: string | null;
  readonly specieId: string | null;
  readonly subspecies: string | null;
  readonly enclosure: KnownEnclosure | null;
  readonly notes: string;
};

/** Returns the values of a row of the file with all its faults; nothing is guessed, cut or filled up. */
export function readRow(row: readonly ImportCell[], reading: Reading): ReadRow {
  const cells = new RowCells(row, reading.placeOf, reading.own);
  const registryId = readId(cells);
  const animalName = cells.line('animalName', PLACE_NAME_LENGTH);
  if (animalName === '' && !cells.isWrong('animalName')) cells.wrong('animalName', '', 'import/name-missing');
  const { specieId, subspecies } = readSpecies(cells, reading);
  const animalSexe = readAnimalSex(cells, reading);
  const birth = readAnimalBirth(cells, reading);
  const animalChipId = readAnimalChip(cells);
  const enclosure = readEnclosure(cells, reading);
  checkStatus(cells, reading);
  const notes = readNotes(cells);
  const { faults, unmatched } = cells;
  return {
    registryId,
    animalName,
    animalSexe,
    birth,
    animalChipId,
    specieId,
    subspecies,
    enclosure,
    notes,
    faults,
    unmatched,
  };
}

function readId(cells: RowCells): string {
  const id = cells.line('registryId', REGISTRY_ID_LENGTH);
  if (id === '' && !cells.isWrong('registryId')) cells.wrong('registryId', '', 'import/id-missing');
  else if (isRounded(id)) cells.wrong('registryId', id, 'import/precision-lost');
  return id;
}

function readAnimalSex(cells: RowCells, { sexOf }: Reading): Sex | null {
  const count = cells.cell('count');
  const isGroup = countsSeveral(count);
  if (isGroup) cells.wrong('count', count, 'import/group-row');
  const text = cells.cell('animalSexe');
  if (isGroup || cells.isWrong('animalSexe')) return null;
  if (text === '') {
    cells.wrong('animalSexe', '', 'import/sex-missing');
    return null;
  }
  const own = cells.matched('animalSexe', text);
  const sex = own === 'Male' || own === 'Femelle' ? own : sexOf(text);
  if (sex === 'Male' || sex === 'Femelle') return sex;
  if (sex === 'unreadable') cells.leaveUnmatched('animalSexe', text);
  cells.wrong('animalSexe', text, sex === 'group' ? 'import/group-row' : `import/sex-${sex}`);
  return null;
}

function readAnimalBirth(cells: RowCells, { birthOf, today }: Reading): Birth | null {
  const text = cells.cell('animalBirthdate');
  if (text === '') return null;
  const born = birthOf(text);
  if (born === 'none') return null;
  if (typeof born === 'string') {
    cells.wrong('animalBirthdate', text, `import/birth-${born}`);
    return null;
  }
  const isLater =
    born.year * 12 + born.month > today.year * 12 + today.month ||
    (born.year === today.year && born.month === today.month && (born.day ?? 0) > today.day);
  if (isLater) cells.wrong('animalBirthdate', text, 'import/birth-future');
  return born;
}

function readAnimalChip(cells: RowCells): string | null {
  const text = cells.cell('animalChipId');
  if (text === '') return null;
  const read = readChip(text);
  if ('chip' in read) return read.chip;
  if (isUnknown(folded(text))) return null;
  if (read.wrong === 'precision') cells.wrong('animalChipId', text, 'import/precision-lost');
  else if (read.wrong === 'length') cells.wrong('animalChipId', text, 'import/chip-length', { digits: read.digits });
  else cells.wrong('animalChipId', text, `import/chip-${read.wrong}`);
  return null;
}

function checkStatus(cells: RowCells, { statusOf }: Reading): void {
  const text = cells.cell('status');
  if (text === '') return;
  const own = cells.matched('status', text);
  const status = own === 'present' || own === 'left' ? own : statusOf(text);
  if (status === 'unreadable') cells.leaveUnmatched('status', text);
  if (status !== 'present') cells.wrong('status', text, `import/status-${status}`);
}

function readNotes(cells: RowCells): string {
  const text = cells.cell('notes');
  if (text.length > ANIMAL_NOTES_LENGTH) cells.wrong('notes', text, 'import/too-long', { most: ANIMAL_NOTES_LENGTH });
  return text;
}
