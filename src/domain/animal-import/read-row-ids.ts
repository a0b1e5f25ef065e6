import { REGISTRY_ID_LENGTH } from '../animals/check-animal.ts';
import type { OtherIdentifier } from '../animals/other-identifiers.ts';
import { isRounded, readChip } from '../animals/read-chip.ts';
import { isUnknown } from './answer-words.ts';
import type { ImportField } from './import-field.ts';
import { folded } from '../text/folded.ts';
import type { RowCells } from './row-cells.ts';

/** The identifiers of a row. */
export type RowIds = {
  /** the one in the register; the GAN or another one where that is missing, '' for none */
  readonly registryId: string;
  readonly gan: string;
  readonly otherId: string;
};

const NO_CHIP = { animalChipId: null, transponder: null } as const;

/** Returns the identifiers of a row; a row without any of them is wrong. */
export function readIds(cells: RowCells): RowIds {
  const registryId = readId(cells, 'registryId');
  const gan = readId(cells, 'gan');
  const otherId = readId(cells, 'otherId');
  const first = registryId || gan || otherId;
  if (first === '' && !cells.isWrong('registryId') && !cells.isWrong('gan') && !cells.isWrong('otherId'))
    cells.wrong('registryId', '', 'import/id-missing');
  return { registryId: first, gan, otherId };
}

function readId(cells: RowCells, field: ImportField): string {
  const id = cells.line(field, REGISTRY_ID_LENGTH);
  if (field !== 'registryId' && isUnknown(folded(id))) return '';
  if (isRounded(id)) cells.wrong(field, id, 'import/precision-lost');
  return id;
}

/**
 * Returns the chip of a row: a number of 14 digits is the chip of the animal, one of 15 digits (ISO 11784) is kept
 * beside it as a transponder, and people are told.
 */
export function readAnimalChip(cells: RowCells): {
  readonly animalChipId: string | null;
  readonly transponder: OtherIdentifier | null;
} {
  const text = cells.cell('animalChipId');
  if (text === '') return NO_CHIP;
  const read = readChip(text);
  if ('chip' in read) return { animalChipId: read.chip, transponder: null };
  if ('transponder' in read) {
    cells.warn('animalChipId', text, 'import/chip-fifteen');
    return { animalChipId: null, transponder: { kind: 'transponder', value: read.transponder } };
  }
  if (isUnknown(folded(text))) return NO_CHIP;
  if (read.wrong === 'precision') cells.wrong('animalChipId', text, 'import/precision-lost');
  else if (read.wrong === 'length') cells.wrong('animalChipId', text, 'import/chip-length', { digits: read.digits });
  else cells.wrong('animalChipId', text, `import/chip-${read.wrong}`);
  return NO_CHIP;
}
