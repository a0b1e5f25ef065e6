import type { ChangedField, ImportRow, RowChange } from './checked-row.ts';
import type { KnownAnimal } from './import-ground.ts';

type ComparedField = Exclude<ChangedField, 'otherIdentifiers' | 'census' | 'status'>;

/** One shared empty list: most animals of a repeated file are unchanged. */
const NO_CHANGES: readonly RowChange[] = [];

/**
 * Returns the changes that a row would make to an existing animal, field by field. A field that the row leaves empty
 * stays as it is. The identifiers of the row are those that the animal lacks.
 */
export function changesOf(row: ImportRow, known: KnownAnimal): readonly RowChange[] {
  if (isSame(row, known)) return NO_CHANGES;
  const compare = (field: ComparedField): readonly RowChange[] => {
    const to = row[field];
    const from = known[field];
    return to === null || stays(to, from) ? [] : [{ field, from, to }];
  };
  return [
    ...compare('registryId'),
    ...compare('animalName'),
    ...compare('animalSexe'),
    ...compare('animalBirthdate'),
    ...compare('animalChipId'),
    ...compare('specieId'),
    ...compare('subspecies'),
    ...compare('enclosureId'),
    ...(row.otherIdentifiers ?? []).map(({ value }) => ({ field: 'otherIdentifiers', from: null, to: value }) as const),
  ];
}

function isSame(row: ImportRow, known: KnownAnimal): boolean {
  return (
    stays(row.registryId, known.registryId) &&
    stays(row.animalName, known.animalName) &&
    stays(row.animalSexe, known.animalSexe) &&
    stays(row.animalBirthdate, known.animalBirthdate) &&
    stays(row.animalChipId, known.animalChipId) &&
    stays(row.specieId, known.specieId) &&
    stays(row.subspecies, known.subspecies) &&
    stays(row.enclosureId, known.enclosureId) &&
    row.otherIdentifiers === undefined
  );
}

function stays(to: string | null, from: string | null): boolean {
  return to === null || to === '' || to === from;
}
