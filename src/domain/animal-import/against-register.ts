import { type AppError, appError } from '../errors/app-error.ts';
import type { CheckedRow, ImportRow } from './checked-row.ts';
import { changesOf } from './compare-row.ts';
import type { ImportField } from './import-field.ts';
import type { ImportGround, KnownAnimal } from './import-ground.ts';
import { birthText } from './read-birth.ts';
import type { ReadRow } from './read-row.ts';

/** In which line an identifier and a chip stood first. */
export type Seen = { readonly ids: Map<string, number>; readonly chips: Map<string, number> };

/** Shared: thousands of rows change nothing. */
const NO_CHANGES: CheckedRow['changes'] = [];

/**
 * Returns what holds one row after the other against the register and the rows before it: whether it is new, changed, unchanged,
 * or wrong because of them. An animal is told by its registry identifier alone.
 */
export function againstRegister(
  ground: ImportGround,
  seen: Seen,
  birthNote: string,
): (line: number, read: ReadRow) => CheckedRow {
  const byId = new Map(ground.animals.flatMap((animal) => pair(animal.registryId, animal)));
  const byChip = new Map(ground.animals.flatMap((animal) => pair(animal.animalChipId, animal)));
  const enclosures = new Map(ground.enclosures.map((enclosure) => [enclosure.enclosureId, enclosure]));

  return (line, read) => {
    const { registryId, animalName: name, animalChipId: chip } = read;
    const known = byId.get(registryId);
    let faults = read.faults;
    const wrong = (field: ImportField, value: string, error: AppError) => {
      faults = [...faults, { field, value, error }];
    };

    const earlier = first(seen.ids, registryId, line);
    if (earlier !== null) wrong('registryId', registryId, appError('import/id-duplicate', { line: earlier }));
    if (known?.isArchived === true)
      wrong('registryId', registryId, appError('import/id-archived', { name: known.animalName }));
    else if (known !== undefined && known.status !== 'present')
      wrong('registryId', registryId, appError('import/id-left', { name: known.animalName }));
    const sameChip = chip === null ? null : first(seen.chips, chip, line);
    if (chip !== null && sameChip !== null)
      wrong('animalChipId', chip, appError('import/chip-duplicate', { line: sameChip }));
    const owner = chip === null ? undefined : byChip.get(chip);
    if (chip !== null && owner !== undefined && owner.registryId !== (registryId || null))
      wrong('animalChipId', chip, appError('import/chip-taken', { name: owner.animalName }));
    const now = enclosures.get(known?.enclosureId ?? '');
    if (now !== undefined && !now.mayEdit && now.enclosureId !== read.enclosure?.enclosureId)
      wrong('enclosure', now.enclosureName, appError('import/enclosure-foreign', { name: now.enclosureName }));

    if (faults.length > 0 || read.enclosure === null)
      return { line, kind: 'wrong', name, registryId, faults, changes: NO_CHANGES, write: null };
    const row = rowOf(line, read, read.enclosure.enclosureId, known === undefined ? birthNote : null);
    if (known === undefined) return { line, kind: 'new', name, registryId, faults, changes: NO_CHANGES, write: row };
    const changes = changesOf(row, known);
    if (changes.length === 0) return { line, kind: 'unchanged', name, registryId, faults, changes, write: null };
    return { line, kind: 'changed', name, registryId, faults, changes, write: row };
  };
}

/** Notes are those of a new animal alone: the register does not show the ones of an animal that exists. */
function rowOf(line: number, read: ReadRow, enclosureId: string, birthNote: string | null): ImportRow {
  const { registryId, animalName, animalSexe, birth, animalChipId, specieId, subspecies } = read;
  const animalBirthdate = birth === null ? null : birthText(birth);
  const notes = birthNote === null ? '' : notesOf(read, birthNote);
  return {
    line,
    registryId,
    animalName,
    animalSexe,
    animalBirthdate,
    animalChipId,
    specieId,
    subspecies,
    enclosureId,
    notes,
  };
}

function notesOf({ notes, birth }: ReadRow, birthNote: string): string {
  if (birth === null || birth.day === null || birthNote === '') return notes;
  const day = `${String(birth.day).padStart(2, '0')}/${birthText(birth)}`;
  return [notes, birthNote.replace('{{day}}', day)].filter((text) => text !== '').join('\n');
}

function first(lines: Map<string, number>, key: string, line: number): number | null {
  if (key === '') return null;
  const earlier = lines.get(key);
  if (earlier === undefined) lines.set(key, line);
  return earlier ?? null;
}

function pair(key: string | null, animal: KnownAnimal): readonly (readonly [string, KnownAnimal])[] {
  return key === null || key === '' ? [] : [[key, animal]];
}
