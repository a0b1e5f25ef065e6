import type { ChangedField, ImportRow, RowChange } from './checked-row.ts';
import type { KnownAnimal } from './import-ground.ts';

/**
 * Returns what writing a row would change of the animal that exists, field by field. What the row does not say stays as it is
 * and is no change.
 */
export function changesOf(row: ImportRow, known: KnownAnimal): readonly RowChange[] {
  const compare = (field: ChangedField): readonly RowChange[] => {
    const to = row[field];
    const from = known[field];
    return to === null || to === '' || to === from ? [] : [{ field, from, to }];
  };
  return [
    ...compare('animalName'),
    ...compare('animalSexe'),
    ...compare('animalBirthdate'),
    ...compare('animalChipId'),
    ...compare('specieId'),
    ...compare('subspecies'),
    ...compare('enclosureId'),
  ];
}
