import { type AppError, appError } from '../errors/app-error.ts';
import type { CheckedRow, ImportRow, RowFault } from './checked-row.ts';
import { changesOf } from './compare-row.ts';
import type { ImportField } from './import-field.ts';
import type { ImportGround } from './import-ground.ts';
import { knownKeys } from './known-keys.ts';
import { type Birth, birthText } from './read-birth.ts';
import type { ReadRow } from './read-row.ts';
import { remembered } from './remembered.ts';

/** One shared empty list: thousands of rows change nothing. */
const NO_CHANGES: CheckedRow['changes'] = [];

/**
 * Returns a function that compares one row after the other with the register and with the rows before it: the row is
 * new, changed, unchanged, or wrong because of them. The registry identifier alone decides which animal a row means.
 */
export function againstRegister(ground: ImportGround, birthNote: string): (line: number, read: ReadRow) => CheckedRow {
  const ofId = knownKeys(ground.animals, ({ registryId }) => registryId);
  const ofChip = knownKeys(ground.animals, ({ animalChipId }) => animalChipId);
  const textsOf = remembered((birth: Birth) => birthTexts(birth, birthNote));
  const enclosures = new Map(ground.enclosures.map((enclosure) => [enclosure.enclosureId, enclosure]));

  return (line, read) => {
    const { registryId, animalName: name, animalChipId: chip } = read;
    const { animal: known, earlier } = ofId(registryId, line);
    const { animal: owner, earlier: sameChip } = ofChip(chip, line);
    let faults = read.faults;
    if (earlier !== null)
      faults = more(faults, 'registryId', registryId, appError('import/id-duplicate', { line: earlier }));
    if (known?.isArchived === true)
      faults = more(faults, 'registryId', registryId, appError('import/id-archived', { name: known.animalName }));
    else if (known !== undefined && known.status !== 'present')
      faults = more(faults, 'registryId', registryId, appError('import/id-left', { name: known.animalName }));
    if (chip !== null && sameChip !== null)
      faults = more(faults, 'animalChipId', chip, appError('import/chip-duplicate', { line: sameChip }));
    if (chip !== null && owner !== undefined && owner.registryId !== (registryId || null))
      faults = more(faults, 'animalChipId', chip, appError('import/chip-taken', { name: owner.animalName }));
    const now = known === undefined ? undefined : enclosures.get(known.enclosureId ?? '');
    if (now !== undefined && !now.mayEdit && now.enclosureId !== read.enclosure?.enclosureId)
      faults = more(
        faults,
        'enclosure',
        now.enclosureName,
        appError('import/enclosure-foreign', { name: now.enclosureName }),
      );

    if (faults.length > 0 || read.enclosure === null)
      return { line, kind: 'wrong', name, registryId, faults, changes: NO_CHANGES, write: null };
    const row = rowOf(line, read, read.enclosure.enclosureId, known === undefined, textsOf);
    if (known === undefined) return { line, kind: 'new', name, registryId, faults, changes: NO_CHANGES, write: row };
    const changes = changesOf(row, known);
    if (changes.length === 0) return { line, kind: 'unchanged', name, registryId, faults, changes, write: null };
    return { line, kind: 'changed', name, registryId, faults, changes, write: row };
  };
}

function more(faults: readonly RowFault[], field: ImportField, value: string, error: AppError): readonly RowFault[] {
  return [...faults, { field, value, error }];
}

/** Only a new animal gets its notes from the file: the register does not show those of an existing animal. */
function rowOf(
  line: number,
  read: ReadRow,
  enclosureId: string,
  isNew: boolean,
  textsOf: (birth: Birth) => BirthTexts,
): ImportRow {
  const { registryId, animalName, animalSexe, birth, animalChipId, specieId, subspecies } = read;
  const { animalBirthdate, note } = birth === null ? NO_BIRTH : textsOf(birth);
  const notes = !isNew ? '' : note === '' || read.notes === '' ? read.notes + note : `${read.notes}\n${note}`;
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

/** A birth as it is stored, and the sentence about its day for the notes. */
type BirthTexts = { readonly animalBirthdate: string | null; readonly note: string };
const NO_BIRTH: BirthTexts = { animalBirthdate: null, note: '' };

function birthTexts(birth: Birth, birthNote: string): BirthTexts {
  const animalBirthdate = birthText(birth);
  if (birth.day === null) return { animalBirthdate, note: '' };
  const day = `${String(birth.day).padStart(2, '0')}/${animalBirthdate}`;
  return { animalBirthdate, note: birthNote.replace('{{day}}', day) };
}
